import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../../../.build/styles.json";
import { stepPath } from "../../pages.ts";

const wizardWords = wordsOf("wizard/page");
const registrationWords = wordsOf("register-my-baby");

export function BornAbroad({ step }: { step: string }) {
  const { language } = usePage();
  const t = registrationWords(language);
  const to = useAddress();
  return (
    <Page title={[t("abroad/title"), t("service")]} sheets={[styles.drafts]} unlisted isPrivate>
      <div className="prose">
        <Heading level={1} text={t("abroad/heading")} companion={registrationWords("mi")("abroad/heading")} />
        <p className="lead">{t("abroad/register")}</p>
        <h2>
          <Rich text={t("abroad/bestStart/title")} />
        </h2>
        <p>
          <Rich text={t("abroad/bestStart/body")} />
        </p>
        <h2>{t("abroad/citizenship/title")}</h2>
        <p>
          <Rich text={t("abroad/citizenship/body")} />
        </p>
        <p>
          <Rich text={t("abroad/citizenship/link")} />
        </p>
        <p>
          <a className="button-quiet" href={to(stepPath(step, "child.bornInNZ"))}>
            {wizardWords(language)("back")}
          </a>
        </p>
      </div>
    </Page>
  );
}
