import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { groupedCode } from "#app/server/codes/code.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { CodePicture, useCodeAddress } from "#app/wizard/codes/shown-code.tsx";
import { pages } from "../../pages.ts";
import { Fold } from "../fold.tsx";
import type { MadeCode } from "./kept-results.ts";

const comeBackWords = wordsOf("wizard/codes");
const words = wordsOf("financial-help");

export interface TakeAlongProps {
  made?: MadeCode | undefined;
  hasFailed?: boolean | undefined;
}

export function TakeAlong({ made, hasFailed }: TakeAlongProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <Fold
      id="take-along"
      className={made ? "take-along" : "take-along no-print"}
      title={t("takeAlong/title")}
      isOpen={Boolean(made) || hasFailed}
    >
      <p className="no-print">
        {t("results/print")} <Rich text={t("takeAlong/file")} />
      </p>
      {hasFailed && (
        <p className="notice" role="alert">
          {t("takeAlong/failed")}
        </p>
      )}
      {made ? <Made {...made} /> : <p>{t("takeAlong/lead")}</p>}
      <form className="buttons" method="post" action={to(pages.results)}>
        <FormToken />
        <button className="button-quiet" type="submit" name="intent" value="make">
          {t("takeAlong/make")}
        </button>
        {made && (
          <button className="button-quiet" type="submit" name="intent" value="remove">
            {t("takeAlong/remove")}
          </button>
        )}
      </form>
    </Fold>
  );
}

function Made({ code, day, until }: MadeCode) {
  const { language } = usePage();
  const t = words(language);
  const there = useCodeAddress(pages.code);
  const shared = comeBackWords(language);
  return (
    <>
      <p>
        <b>{shared("code/title")}: </b>
        <b className="code" translate="no">
          {groupedCode(code)}
        </b>
      </p>
      <p>{t("takeAlong/of", { day: dayInWords(day, language), until: dayInWords(until, language) })}</p>
      <CodePicture code={code} there={there} label={t("takeAlong/title")} />
      <p>
        {t("takeAlong/where")} <span translate="no">{there}</span>
      </p>
      <p>{shared("continue/lost")}</p>
    </>
  );
}
