import { wordsOf } from "#app/i18n/words.ts";
import type { StopScope } from "#app/server/neighbours/reminders.ts";
import { unsubscribePath } from "#app/server/well-known/one-click-unsubscribe.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";

const words = wordsOf("reminders");

export type UnsubscribePageProps =
  | { state: "ask"; token: string; what: StopScope; failed?: boolean }
  | { state: "done"; what: StopScope }
  | { state: "incomplete" };

/** No reason is asked for. */
export function UnsubscribePage(props: UnsubscribePageProps) {
  const t = words(usePage().language);
  const title = t(titleOf(props));
  const form = props.state === "ask" ? { id: formIds[props.what], submit: title } : undefined;
  return (
    <Page title={[title]} unlisted form={form}>
      <div className="prose">
        <h1>{title}</h1>
        {props.state === "ask" && <Ask {...props} />}
        {props.state === "done" && <Done what={props.what} />}
        {props.state === "incomplete" && <Incomplete />}
      </div>
    </Page>
  );
}

const formIds: Record<StopScope, string> = { reminders: "stop", everything: "stop-everything" };

function titleOf(props: UnsubscribePageProps) {
  if (props.state === "incomplete") return "incomplete/title" as const;
  if (props.state === "done") return `done/${props.what}/title` as const;
  return props.what === "everything" ? ("everything/title" as const) : ("stop/title" as const);
}

function Ask({ token, what, failed }: { token: string; what: StopScope; failed?: boolean }) {
  const t = words(usePage().language);
  return (
    <>
      {failed && (
        <p className="notice" role="alert">
          {t("unavailable")}
        </p>
      )}
      {what === "reminders" && (
        <>
          <p>{t("stop/body")}</p>
          <StopForm token={token} what="reminders" className="button" words={t("stop/button")} />
        </>
      )}
      <p>{t(what === "everything" ? "everything/body" : "everything/short")}</p>
      <StopForm
        token={token}
        what="everything"
        className={what === "everything" ? "button" : "button-quiet"}
        words={t("everything/button")}
      />
      {what === "everything" && (
        <p>
          <Rich text={t("everything/support")} />
        </p>
      )}
    </>
  );
}

interface StopFormProps {
  token: string;
  what: StopScope;
  className: string;
  words: string;
}

/** The token moves from the address into the form. */
function StopForm({ token, what, className, words: button }: StopFormProps) {
  const to = useAddress();
  return (
    <form id={formIds[what]} method="post" action={to(unsubscribePath)}>
      <FormToken />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="what" value={what} />
      <p>
        <button className={className} type="submit" name="intent" value="next">
          {button}
        </button>
      </p>
    </form>
  );
}

function Done({ what }: { what: StopScope }) {
  const t = words(usePage().language);
  return (
    <>
      <p role="status">
        <Rich text={t(`done/${what}/body`)} />
      </p>
      {what === "everything" && (
        <p>
          <Rich text={t("done/everything/kind")} />
        </p>
      )}
    </>
  );
}

function Incomplete() {
  const t = words(usePage().language);
  return (
    <>
      <p>{t("incomplete/body")}</p>
      <p>
        <Rich text={t("incomplete/otherwise")} />
      </p>
    </>
  );
}
