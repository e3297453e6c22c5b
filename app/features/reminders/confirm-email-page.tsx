import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { confirmPath } from "./pages.ts";

const words = wordsOf("reminders");

export type ConfirmEmailPageProps =
  | { state: "ask"; token: string; named: string }
  | { state: "confirmed" }
  | { state: "ended" }
  | { state: "unavailable" };

const formId = "confirm";

const titles = {
  ask: "confirm/title",
  confirmed: "confirmed/title",
  ended: "ended/title",
  unavailable: "confirm/title",
} as const;

export function ConfirmEmailPage(props: ConfirmEmailPageProps) {
  const t = words(usePage().language);
  const title = t(titles[props.state]);
  return (
    <Page title={[title]} unlisted form={props.state === "ask" ? { id: formId, submit: title } : undefined}>
      <div className="prose">
        <h1>{title}</h1>
        {props.state === "ask" && <Ask {...props} />}
        {props.state === "confirmed" && (
          <p role="status">
            <Rich text={t("confirmed/body")} />
          </p>
        )}
        {props.state === "unavailable" && (
          <p className="notice" role="alert">
            {t("confirm/unavailable")}
          </p>
        )}
        {props.state === "ended" && (
          <>
            <p>{t("ended/body")}</p>
            <p>
              <Rich text={t("ended/otherwise")} />
            </p>
          </>
        )}
      </div>
    </Page>
  );
}

/** The token moves from the address into the form. */
function Ask({ token, named }: { token: string; named: string }) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <form id={formId} method="post" action={to(confirmPath)}>
      <FormToken />
      <input type="hidden" name="token" value={token} />
      <p>{t("confirm/body")}</p>
      <p>
        <b translate="no">{named}</b>
      </p>
      <p>
        <button className="button" type="submit" name="intent" value="next">
          {t("confirm/button")}
        </button>
      </p>
      <p>{t("confirm/notYou")}</p>
    </form>
  );
}
