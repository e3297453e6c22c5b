import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { StepProps } from "#app/wizard/hooks.ts";
import { Condolences } from "../../loss/condolences.tsx";
import { stepPath } from "../../pages.ts";
import { taxAccountInView } from "./status.ts";

const wizardWords = wordsOf("wizard/page");
const taxAccountWords = wordsOf("register-my-baby/steps/tax-account/account");

export function AccountStatus(view: StepProps) {
  const { language } = usePage();
  const t = taxAccountWords(language);
  const { clientType, isAvailable, reserved } = taxAccountInView(view);
  const words = { next: wizardWords(language)("next") };
  if (reserved !== undefined) return <Reserved username={reserved} />;
  if (clientType === "not-asked")
    return <Condolences says={["entitlement", "support", "nothing"]} className="form-section" />;
  if (clientType !== "new")
    return (
      <div className="notice">
        <p>
          <Rich text={t(`clientTypes/${clientType}`, words)} />
        </p>
        {clientType !== "has-logon" && <ChangeAnswers />}
      </div>
    );
  if (!isAvailable) return <Unavailable next={words.next} />;
  return (
    <p className="lead">
      <Rich text={t("intro")} />
    </p>
  );
}

function Reserved({ username }: { username: string }) {
  const t = taxAccountWords(usePage().language);
  return (
    <section className="found" aria-labelledby="reserved">
      <h2 id="reserved">{t("reserved/title")}</h2>
      <p>
        <Rich text={t("reserved/username")} />: <b className="account-name">{username}</b>
      </p>
      <p>
        <Rich text={t("reserved/body")} />
      </p>
    </section>
  );
}

function Unavailable({ next }: { next: string }) {
  const { language, path } = usePage();
  const t = taxAccountWords(language);
  const to = useAddress();
  return (
    <div className="notice">
      <p>
        <b>{t("unavailable/title")}</b> <Rich text={t("unavailable/body", { next })} />
      </p>
      <p>
        <a href={`${to(path)}?again`}>{t("unavailable/again")}</a>
      </p>
    </div>
  );
}

function ChangeAnswers() {
  const t = taxAccountWords(usePage().language);
  const to = useAddress();
  return (
    <p>
      <a href={to(stepPath("other-services", "bestStart.wanted"))}>
        <Rich text={t("changeAnswers")} />
      </a>
    </p>
  );
}

/** Someone who turns out to have an account already can skip, too. */
export function AccountButtons(view: StepProps) {
  const t = taxAccountWords(usePage().language);
  const { clientType, isOffered, isAvailable, reserved } = taxAccountInView(view);
  if (!isOffered && clientType !== "has-logon") return null;
  const isFree = clientType === "new" && isAvailable && reserved === undefined;
  return (
    <>
      <button className="button-quiet" type="submit" name="intent" value="skip">
        {t("buttons/skip")}
      </button>
      {isFree && (
        <p className="note">
          <Rich text={t("optional", { skip: t("buttons/skip") })} />
        </p>
      )}
    </>
  );
}
