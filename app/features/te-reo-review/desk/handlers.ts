import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readForm, submissionIn } from "#app/forms/submission.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { address } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { RateLimit } from "#app/server/limits/rate-limit.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { found, type PageResponse, redirectTo, show, switchLanguage } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { overview } from "../lists.ts";
import { askAtDesk } from "../questions.ts";
import { type Asked, askedFor, reviewPath } from "../review.ts";
import { checkEntry, type Entry, entriesOf, type Kind, keepEntry, waitingFor } from "./entries.ts";
import { admit, dismiss, readerOf, readerWith } from "./reader.ts";

const formWords = wordsOf("forms");
const words = wordsOf("te-reo-review/desk");

export const deskPath = `${reviewPath}/desk`;
export const textPath = `${reviewPath}/text`;

export interface DeskProps {
  readonly name?: string | undefined;
  /** Not yet opened: pressing the button sets the cookie, so that a program that looks at links opens nothing. */
  readonly code?: string | undefined;
  readonly waiting: readonly Entry[];
}

const order = overview.map(({ id }) => id);

const tries: RateLimit = { name: "desk", times: 20, within: 10 * 60 * 1000 };

export async function openDesk(visit: Visit, request: Request): Promise<PageResponse<DeskProps>> {
  const code = new URL(request.url).searchParams.get("code") ?? undefined;
  if (code) {
    const wait = await countVisitor(request, visit, tries);
    if (wait !== undefined) return show<DeskProps>({ waiting: [] }, { status: 429, retryAfter: wait });
    const name = await readerWith(visit, code);
    return show<DeskProps>({ name, code: name && code, waiting: [] });
  }
  const name = await readerOf(visit);
  if (!name) return show<DeskProps>({ waiting: [] });
  const waiting = await waitingFor(visit.account.db, name);
  return show<DeskProps>({
    name,
    waiting: waiting.toSorted((one, other) => order.indexOf(one.list) - order.indexOf(other.list)),
  });
}

export async function submitDesk(visit: Visit, request: Request): Promise<PageResponse<DeskProps>> {
  const code = String((await readForm(request)).get("code") ?? "");
  if (!code) return redirectTo(visit, deskPath, dismiss(visit));
  const name = await readerWith(visit, code);
  return redirectTo(visit, deskPath, name ? await admit(visit, code) : []);
}

export interface TextProps extends Asked {
  readonly reader: string;
  readonly next: string | undefined;
  readonly entries: readonly Entry[];
  readonly answers: Answers;
  readonly errors: Errors;
  readonly notice?: string | undefined;
  readonly done?: string | undefined;
}

type Done = Kind | "checked";

const done = (given: string | null): Done | undefined =>
  (["draft", "words", "comment", "checked"] as const).find((each) => each === given);

const textAddress = (
  { group, text }: Pick<Asked, "group" | "text">,
  more: Readonly<Record<string, string>> = {},
) => `${textPath}?${new URLSearchParams({ group, text: text.id, ...more })}`;

/** Of a reader with a link; everybody else proposes. */
export async function openText(visit: Visit, request: Request): Promise<PageResponse<TextProps>> {
  const { searchParams } = new URL(request.url);
  const [asked, reader] = await Promise.all([askedFor(visit, searchParams), readerOf(visit)]);
  if (!asked || !reader) return found(address(visit.request.language, asked ? deskPath : reviewPath));
  const entries = await entriesOf(visit.account.db, asked.text.key, reader);
  const draft = entries.find(({ kind }) => kind === "draft");
  const answers = {
    words: searchParams.get("words") ?? draft?.words ?? asked.text.mi,
    note: searchParams.get("note") ?? draft?.note ?? "",
  };
  const isDone = done(searchParams.get("done"));
  return showText(asked, reader, entries, {
    answers,
    ...(isDone && { done: words(visit.request.language)(`done/${isDone}`) }),
  });
}

const showText = (
  asked: Asked,
  reader: string,
  entries: readonly Entry[],
  props: Partial<TextProps>,
  status = 200,
) => show<TextProps>({ answers: {}, errors: {}, ...props, ...asked, reader, entries }, { status });

export async function submitText(visit: Visit, request: Request): Promise<PageResponse<TextProps>> {
  const { language } = visit.request;
  const data = await readForm(request);
  const { intent, answers } = submissionIn(data, askAtDesk);
  const [asked, reader] = await Promise.all([askedFor(visit, data), readerOf(visit)]);
  if (!asked || !reader) return redirectTo(visit, reviewPath);
  const said = { words: answerTo(answers, "words") ?? "", note: answerTo(answers, "note") ?? "" };
  if (intent === "language") return switchLanguage(visit, textAddress(asked, said));
  const t = words(language);
  const again = async (props: Partial<TextProps>, status: number) =>
    showText(
      asked,
      reader,
      await entriesOf(visit.account.db, asked.text.key, reader),
      { answers, ...props },
      status,
    );
  const checking = /^check-(\d+)$/.exec(intent)?.[1];
  try {
    if (checking) {
      const isChecked = await checkEntry(visit.account.db, Number(checking), reader, today(visit));
      return isChecked
        ? redirectTo(visit, textAddress(asked, { done: "checked" }))
        : await again(
            { answers: { ...said, words: said.words || asked.text.mi }, notice: t("notes/own") },
            409,
          );
    }
    const { errors } = validate(
      askAtDesk,
      answers,
      textsOf("te-reo-review/desk", language).questions,
      formWords(language),
    );
    if (Object.keys(errors).length > 0) return await again({ errors }, 422);
    const kind = kindOf(intent);
    if (kind === "comment" && !said.note.trim()) return await again({ notice: t("notes/needed") }, 422);
    await keepEntry(visit.account.db, {
      ...said,
      words: kind === "comment" ? "" : said.words,
      textId: asked.text.id,
      key: asked.text.key,
      list: asked.group,
      kind,
      by: reader,
      on: today(visit),
    });
    return redirectTo(visit, textAddress(asked, { done: kind }));
  } catch (error) {
    logFailure(error, visit.request);
    return showText(asked, reader, [], { answers, notice: t("notes/failed") }, 503);
  }
}

const kindOf = (intent: string): Kind => (intent === "draft" || intent === "comment" ? intent : "words");

const today = ({ request: { now } }: Visit): string => dayInNewZealand(now);
