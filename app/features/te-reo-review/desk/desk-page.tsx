import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { reviewPath } from "../review.ts";
import type { Entry } from "./entries.ts";
import { type DeskProps, deskPath, textPath } from "./handlers.ts";

const words = wordsOf("te-reo-review/desk");
const kinds = ["words", "draft", "comment"] as const;

/** What waits for a reader: danger, loss and declarations first. */
export function DeskPage({ name, code, waiting }: DeskProps) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <Page title={[t("title")]} unlisted isPrivate>
      <h1>{t("title")}</h1>
      <p>{name ? <Rich text={t("welcome", { name })} /> : t("closed")}</p>
      {name && !code && kinds.map((kind) => <Waiting key={kind} kind={kind} entries={waiting} />)}
      {name && (
        <form id="desk" method="post" action={to(deskPath)}>
          <FormToken />
          {code && <input type="hidden" name="code" value={code} />}
          <button type="submit" className="button">
            {t(code ? "open" : "leave")}
          </button>
        </form>
      )}
      <p>
        <a href={to(reviewPath)}>{t("lists")}</a>
      </p>
    </Page>
  );
}

function Waiting({ kind, entries }: { kind: (typeof kinds)[number]; entries: readonly Entry[] }) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const own = entries.filter((entry) => entry.kind === kind);
  return (
    <>
      <h2>{t(`waiting/${kind}`)}</h2>
      {own.length === 0 && <p>{t("waiting/none")}</p>}
      <ul>
        {own.map(({ id, textId, list, words: said, note, by, on }) => (
          <li key={id}>
            <a href={to(`${textPath}?group=${list}&text=${textId}`)} lang="mi">
              {said.slice(0, 120) || note.slice(0, 120)}
            </a>{" "}
            <span className="hint">{t("text/written", { name: by, day: dayInWords(on, language) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
