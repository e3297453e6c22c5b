import { momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { BrowserDraft, BrowserDrafts } from "#app/server/drafts/index.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { firstStepPath, type Service } from "../service.ts";
import { endInWords } from "./end-in-words.ts";

const beginWords = wordsOf("wizard/begin");

export interface FormsHereProps {
  service: Service;
  forms: BrowserDrafts;
  now: number;
  hasTitle?: boolean;
}

/** Nothing of what was typed is shown. */
export function FormsHere({ service, forms, now, hasTitle = true }: FormsHereProps) {
  const { language, session } = usePage();
  const t = beginWords(language);
  const to = useAddress();
  const { current, aside } = forms;
  const until = current && lasting(current, now);
  const earlier = (
    <ul>
      {aside.map((form) => (
        <li key={form.id}>
          <Earlier form={form} now={now} />
        </li>
      ))}
    </ul>
  );
  return (
    <form id="forms-here" method="post" action={to(firstStepPath(service))}>
      <FormToken />
      {current && (
        <>
          {hasTitle && <h2>{t("here/title")}</h2>}
          <p>
            {t("here/last", { changed: momentInWords(current.changedAt, language) })}{" "}
            {until !== undefined && t("here/until", { until: endInWords(until, now, language) })}{" "}
            {t("here/shared")}
          </p>
          <p>
            <a className="button" href={to(firstStepPath(service))}>
              {t("here/goOn")}
            </a>
          </p>
          {!session && (
            <p>
              <button className="button-quiet" type="submit" name="intent" value="begin-anew">
                {service.words(language).find("resume/startNew") ?? t("anew")}
              </button>{" "}
              {until === undefined ? t("staysHere") : t("stays", { until: endInWords(until, now, language) })}
            </p>
          )}
        </>
      )}
      {aside.length > 1 ? (
        <details>
          <summary>{t("earlier/title")}</summary>
          {earlier}
        </details>
      ) : (
        aside.length > 0 && (
          <>
            <h2>{t("earlier/title")}</h2>
            {earlier}
          </>
        )
      )}
    </form>
  );
}

function Earlier({ form, now }: { form: BrowserDraft; now: number }) {
  const { language } = usePage();
  const t = beginWords(language);
  const changed = momentInWords(form.changedAt, language);
  const until = lasting(form, now);
  return (
    <>
      {until === undefined
        ? t("earlier/lapsing", { changed })
        : t("earlier/form", { changed, until: endInWords(until, now, language) })}{" "}
      <button className="button-quiet" type="submit" name="intent" value={`bring-back:${form.id}`}>
        {t("earlier/goOn")}
      </button>
    </>
  );
}

/** After an outage the stored time may be over although the form is still there. */
export const lasting = ({ until }: Pick<BrowserDraft, "until">, now: number): number | undefined =>
  until !== undefined && until > now ? until : undefined;
