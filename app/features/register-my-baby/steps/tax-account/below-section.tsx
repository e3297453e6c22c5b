import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { SectionProps, StepProps } from "#app/wizard/hooks.ts";
import { CopiedDetails } from "./copied-details.tsx";
import { type TaxAccount, taxAccountInView } from "./status.ts";

const taxAccountWords = wordsOf("register-my-baby/steps/tax-account/account");

export function BelowSection({ section, ...view }: SectionProps) {
  const account = taxAccountInView(view);
  switch (section.name) {
    case "details":
      return account.claimant && <CopiedDetails claimant={account.claimant} />;
    case "consent":
      return <CheckDetails account={account} />;
    case "username":
      return <CheckUsername view={view} account={account} />;
    case "reservation":
      return <Reserve view={view} />;
    default:
      return null;
  }
}

function CheckDetails({ account }: { account: TaxAccount }) {
  const t = taxAccountWords(usePage().language);
  if (account.details === "valid")
    return (
      <p className="found" role="status">
        {t("valid")}
      </p>
    );
  return (
    <ActionButton intent="check-details" waiting={t("waiting/details")}>
      {t("buttons/checkDetails")}
    </ActionButton>
  );
}

function CheckUsername({ view, account }: { view: StepProps; account: TaxAccount }) {
  const { language } = usePage();
  const t = taxAccountWords(language);
  const { answers, derived } = view;
  const agencyMessage =
    account.username === "refused" && language !== "en" ? derived["myir.usernameMessage"] : undefined;
  return (
    <>
      {agencyMessage && (
        <p className="notice">
          {t("agencySays")} <q lang="en">{agencyMessage}</q>
        </p>
      )}
      {account.username === "available" && (
        <p className="found" role="status">
          {t("available")} <b className="account-name">{answers["myir.username"]}</b>. {t("availableNext")}
        </p>
      )}
      <ActionButton intent="check-username" waiting={t("waiting/username")}>
        {t("buttons/checkUsername")}
      </ActionButton>
    </>
  );
}

function Reserve({ view: { derived } }: { view: StepProps }) {
  const t = taxAccountWords(usePage().language);
  const terms = derived["myir.termsLink"];
  return (
    <>
      {terms && (
        <p>
          <a href={terms} target="_blank" rel="noopener noreferrer">
            <Rich text={t("terms")} />
          </a>
          . {t("termsBefore")}
        </p>
      )}
      {/* Next is refused until it is pressed, so it looks like the way on. */}
      <ActionButton intent="reserve" waiting={t("waiting/reserve")} look="button">
        <Rich text={t("buttons/reserve")} />
      </ActionButton>
    </>
  );
}

function ActionButton({
  intent,
  waiting,
  look = "button-quiet",
  children,
}: {
  intent: string;
  waiting: string;
  look?: "button" | "button-quiet";
  children: ReactNode;
}) {
  return (
    <p>
      <button className={look} type="submit" name="intent" value={intent} data-waiting={waiting}>
        {children}
      </button>
    </p>
  );
}
