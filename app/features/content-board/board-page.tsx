import { type UnknownWord, unknownWords } from "#app/features/search/index.ts";
import { dayInWords } from "#app/i18n/day.ts";
import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { logFailure } from "#app/server/log.ts";
import type { ContentBoard } from "#app/server/neighbours/content.ts";
import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { Bilingual } from "#app/ui/bilingual.tsx";
import { safeLink } from "#app/ui/link.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";

const words = wordsOf("content-board");

interface BoardPageProps {
  board: ContentBoard | undefined;
  /** Undefined where the database does not answer. */
  unknown: readonly UnknownWord[] | undefined;
  /** Milliseconds. */
  now: number;
}

export async function openBoard({
  neighbours: { content },
  account: { db },
  request,
}: Visit): Promise<PageResult<BoardPageProps>> {
  const [board, unknown] = await Promise.all([
    content.board(),
    unknownWords(db).catch((error) => void logFailure(error, request)),
  ]);
  return show({ board: board.ok ? board.value : undefined, unknown, now: request.now.getTime() });
}

export function BoardPage({ board, unknown, now }: BoardPageProps) {
  const t = words(usePage().language);
  const read = board?.entries.filter((entry) => entry.read).length ?? 0;
  return (
    <Page title={[t("title")]} unlisted>
      <h1>{t("title")}</h1>
      <p className="lead">{board ? t("intro") : t("missing")}</p>
      {board && (
        <>
          <p>
            {t("summary", { read, all: board.entries.length })}{" "}
            <Rich text={t("drafts", { count: board.entries.filter(isDraft).length })} />
          </p>
          {unknown && <Unknown words={unknown} />}
          <h2>{t("texts")}</h2>
          <Entries entries={board.entries} now={now} />
          <h2>{t("numbers")}</h2>
          <p>{t("numbersIntro")}</p>
          <Numbers numbers={board.numbers} now={now} />
        </>
      )}
    </Page>
  );
}

function Unknown({ words: found }: { words: readonly UnknownWord[] }) {
  const t = words(usePage().language);
  return (
    <>
      <h2>{t("unknown/title")}</h2>
      <p>{t("unknown/intro")}</p>
      {found.length === 0 && <p>{t("unknown/none")}</p>}
      {found.length > 0 && (
        <ol>
          {found.map(({ word, days }) => (
            <li key={word}>{t("unknown/word", { word, count: days })}</li>
          ))}
        </ol>
      )}
    </>
  );
}

const isDraft = ({ todo }: ContentBoard["entries"][number]): boolean =>
  todo.some(({ what }) => what === "draft");

type Todo = ContentBoard["entries"][number]["todo"][number];
type Work = Todo & { what: Exclude<Todo["what"], "draft"> };

/** Drafts are counted above. A home page is not to be read, but replaced by the page that says it. */
const isWork = (todo: Todo, _at: number, all: readonly Todo[]): todo is Work =>
  todo.what !== "draft" &&
  !(todo.what === "unread" && all.some(({ what, of }) => what === "home" && of === todo.of));

function Entries({ entries, now }: { entries: ContentBoard["entries"]; now: number }) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <ol>
      {entries.map(({ address, en, mi, read, grade, todo }) => (
        <li key={address}>
          <a href={to(address)}>
            <Bilingual en={en} mi={mi} />
          </a>
          <br />
          {t("facts", { read: ageOf(read, now, t, language), grade: String(grade) })}
          <ul>
            {todo.filter(isWork).map(({ what, of }) => (
              <li key={what + of}>
                <Rich text={t(`todo/${what}`)} /> {what !== "untranslated" && <Place of={of} />}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Numbers({ numbers, now }: { numbers: ContentBoard["numbers"]; now: number }) {
  const { language } = usePage();
  const t = words(language);
  return (
    <ol>
      {numbers.map(({ name, number, source, read, at }) => (
        <li key={number + source}>
          <span lang={language === "mi" ? htmlLang.en : undefined}>{name}</span> <b>{number}</b>
          <br />
          {t("number", { read: ageOf(read, now, t, language), count: at.length })} <Place of={source} />
        </li>
      ))}
    </ol>
  );
}

/** Addresses are shown as they are in either language. */
function Place({ of }: { of: string }) {
  const lang = usePage().language === "mi" ? htmlLang.en : undefined;
  const target = safeLink(of);
  return target ? (
    <a href={target} lang={lang}>
      {of.replace(/^https?:\/\/(www\.)?/, "")}
    </a>
  ) : (
    <span lang={lang}>{of}</span>
  );
}

function ageOf(
  day: string | undefined,
  now: number,
  t: ReturnType<typeof words>,
  language: Parameters<typeof words>[0],
): string {
  if (!day) return t("never");
  const count = Math.max(0, Math.floor((now - Date.parse(day)) / 86_400_000));
  return t("age", { day: dayInWords(day, language), count });
}
