import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readForm, submissionIn } from "#app/forms/submission.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { address } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { RateLimit } from "#app/server/limits/rate-limit.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import {
  found,
  type PageResponse,
  type RenderOptions,
  redirectTo,
  show,
  switchLanguage,
} from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { readerOf } from "./desk/reader.ts";
import { listOf, overview, type ReviewedText } from "./lists.ts";
import { keepProposal } from "./proposals.ts";
import { askProposal } from "./questions.ts";

const formWords = wordsOf("forms");
const words = wordsOf("te-reo-review");

export const reviewPath = "/te-reo-review";
const proposePath = `${reviewPath}/propose`;

type Group = Parameters<ReturnType<typeof words>>[0] extends infer K
  ? K extends `groups/${infer G}`
    ? G
    : never
  : never;

export const filters = ["waiting", "once", "proposed"] as const;

export interface ListPageProps extends Sought {
  /** "all": found in every list. */
  readonly group: Group | "all";
  readonly page: number;
  readonly pages: number;
  readonly texts: readonly (ReviewedText & { readonly list: Group })[];
}

interface Sought {
  readonly term: string;
  readonly show?: (typeof filters)[number] | undefined;
}

const most = 40;

const isIn: Readonly<Record<(typeof filters)[number], (text: ReviewedText) => boolean>> = {
  waiting: ({ by }) => !by,
  once: ({ by, checkedBy }) => by !== undefined && !checkedBy,
  proposed: ({ proposed }) => proposed !== undefined,
};

/** In the English, the Māori, or where it stands. */
function isSought(text: ReviewedText, { term, show }: Sought): boolean {
  const said = [text.en, text.mi, text.key, ...(text.places ?? [])].join("\n").toLowerCase();
  return (!show || isIn[show](text)) && said.includes(term.toLowerCase());
}

function soughtIn(searchParams: URLSearchParams): Sought {
  const show = filters.find((each) => each === searchParams.get("show"));
  return { term: (searchParams.get("q") ?? "").trim().slice(0, 100), ...(show && { show }) };
}

export async function openList(
  visit: Visit,
  request: Request,
  { group = "" }: Readonly<Record<string, string | undefined>>,
): Promise<PageResponse<ListPageProps>> {
  const { searchParams } = new URL(request.url);
  const sought = soughtIn(searchParams);
  const lists = group === "all" ? overview.map(({ id }) => id) : [group];
  const { assets } = visit.neighbours;
  const found = await Promise.all(lists.map((list) => listOf(assets, visit.site.origin, list)));
  if (found.some((pages) => !pages)) throw new Response(null, { status: 404 });
  const named = found.map((pages, index) =>
    (pages ?? []).map((texts) => texts.map((text) => ({ ...text, list: lists[index] as Group }))),
  );
  const isAll = !sought.term && !sought.show && group !== "all";
  const pages = isAll ? named.flat() : inPages(named.flat(2).filter((text) => isSought(text, sought)));
  const page = Math.min(pages.length, Math.max(1, Number(searchParams.get("page")) || 1));
  return show<ListPageProps>({
    group: group as Group | "all",
    page,
    pages: pages.length,
    texts: pages[page - 1] ?? [],
    ...sought,
  });
}

const inPages = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.max(1, Math.ceil(all.length / most)) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  );

export interface ProposalPageProps {
  readonly group: string;
  readonly page: number;
  readonly text: ReviewedText;
  readonly answers: Answers;
  readonly errors: Errors;
  readonly notice?: string;
  readonly isSent?: boolean;
}

const sendings: RateLimit = { name: "proposals", times: 30, within: 10 * 60 * 1000 };

export interface Asked extends Pick<ProposalPageProps, "group" | "page" | "text"> {
  /** The text after it in its list. */
  readonly next: string | undefined;
}

export async function askedFor(
  visit: Visit,
  given: { get(name: string): unknown },
): Promise<Asked | undefined> {
  const [group, id] = [String(given.get("group") ?? ""), String(given.get("text") ?? "")];
  const pages = (await listOf(visit.neighbours.assets, visit.site.origin, group)) ?? [];
  const page = pages.findIndex((texts) => texts.some((each) => each.id === id));
  const texts = pages.flat();
  const at = texts.findIndex((each) => each.id === id);
  const text = texts[at];
  return text && { group, page: page + 1, text, next: texts[at + 1]?.id };
}

export async function openProposal(visit: Visit, request: Request): Promise<PageResponse<ProposalPageProps>> {
  const { searchParams } = new URL(request.url);
  const asked = await askedFor(visit, searchParams);
  if (!asked) return found(address(visit.request.language, reviewPath));
  if (await readerOf(visit))
    return redirectTo(
      visit,
      `${reviewPath}/text?${new URLSearchParams({ group: asked.group, text: asked.text.id })}`,
    );
  const answers = {
    proposal: searchParams.get("proposal") ?? asked.text.mi,
    reason: searchParams.get("reason") ?? "",
    name: searchParams.get("name") ?? "",
  };
  return showProposal(asked, { answers, isSent: searchParams.has("sent") });
}

/** Kept until a moderator has read it (`npm run translations -- proposals`); until then no page shows it. */
export async function submitProposal(
  visit: Visit,
  request: Request,
): Promise<PageResponse<ProposalPageProps>> {
  const {
    request: { language, now },
    account,
  } = visit;
  const t = words(language);
  const data = await readForm(request);
  const { intent, answers } = submissionIn(data, askProposal);
  const asked = await askedFor(visit, data);
  if (!asked) return redirectTo(visit, reviewPath);
  const said = (name: string) => answerTo(answers, name) ?? "";
  const [proposal, reason, name] = ["proposal", "reason", "name"].map(said) as [string, string, string];
  if (intent === "language") return switchLanguage(visit, addressOf(asked, { proposal, reason, name }));
  const { errors } = validate(
    askProposal,
    answers,
    textsOf("te-reo-review", language).questions,
    formWords(language),
  );
  if (Object.keys(errors).length > 0) return showProposal(asked, { answers, errors }, { status: 422 });
  if (proposal.trim() === asked.text.mi)
    return showProposal(asked, { answers, notice: t("form/same") }, { status: 422 });
  try {
    const wait = await countVisitor(request, visit, sendings);
    if (wait !== undefined) {
      const notice = t("form/tooOften", { minutes: Math.max(1, Math.ceil(wait / 60_000)) });
      return showProposal(asked, { answers, notice }, { status: 429, retryAfter: wait });
    }
    const { id: textId, key } = asked.text;
    const on = dayInNewZealand(now);
    const isKept = await keepProposal(account.db, { textId, key, proposal, reason, name, on });
    if (!isKept) return showProposal(asked, { answers, notice: t("form/failed") }, { status: 503 });
  } catch (error) {
    logFailure(error, visit.request);
    return showProposal(asked, { answers, notice: t("form/failed") }, { status: 503 });
  }
  return redirectTo(visit, addressOf(asked, { sent: "yes" }));
}

const showProposal = (asked: Asked, props: Partial<ProposalPageProps>, options: RenderOptions = {}) =>
  show<ProposalPageProps>({ answers: {}, errors: {}, ...props, ...asked }, options);

const addressOf = ({ group, text }: Asked, values: Readonly<Record<string, string>>): string =>
  `${proposePath}?${new URLSearchParams({ group, text: text.id, ...values })}`;

export const openOverview = () => show<OverviewProps>({ lists: overview as OverviewProps["lists"] });

export interface OverviewProps {
  readonly lists: readonly { id: Group; texts: number; read: number; once: number; proposed: number }[];
}
