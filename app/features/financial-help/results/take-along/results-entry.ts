import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { groupedCode, readCode } from "#app/server/codes/code.ts";
import { type PageResponse, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import {
  type CodeEntry,
  type CodeEntryProps,
  openCodeEntry,
  showCodeEntry,
  submitCodeEntry,
} from "#app/wizard/codes/code-entry.ts";
import styles from "../../../../../.build/styles.json";
import { pages } from "../../pages.ts";
import { lookUpArea } from "../../request/area.ts";
import { type FinancialHelpResults, findResults } from "../find-results.ts";
import { heldCode, keptResults, removeKept } from "./kept-results.ts";

const words = wordsOf("financial-help");

export interface OpenedResultsProps {
  /** Of both answers and results, YYYY-MM-DD. */
  readonly day: string;
  readonly today: string;
  /** Missing when a neighbour failed. */
  readonly results: FinancialHelpResults | undefined;
}

/** The code alone opens these results, and only to read them. */
const resultsEntry: CodeEntry = {
  name: "results-code",
  path: pages.code,
  says(language) {
    const t = words(language);
    return {
      service: t("service"),
      title: t("takeAlong/open"),
      wrong: t("takeAlong/wrong"),
      unavailable: t("takeAlong/failed"),
      removed: t("takeAlong/removed"),
    };
  },
  typed: (visit) => ({
    async read() {
      const { code, is } = (await heldCode(visit).read()) ?? {};
      return code && is === "typed" ? typedAs(code) : {};
    },
    save: ({ code }) => heldCode(visit).save({ code: String(code ?? ""), is: "typed" }),
  }),
  async open({ code }, visit) {
    const found = await keptResults(visit).readByCode(code);
    if (found.is === "unavailable") return found;
    if (found.is === "none") return { is: "wrong" };
    return { is: "opened", path: pages.code, cookies: await heldCode(visit).save({ code, is: "opened" }) };
  },
  buttons: {
    close: async (visit) => redirectTo(visit, pages.code, heldCode(visit).clear()),
    remove: async (visit) =>
      (await removeKept(visit))
        ? redirectTo(visit, `${pages.code}?removed=1`, heldCode(visit).clear())
        : showCodeEntry(resultsEntry, visit, { notice: "unavailable" }, { status: 503 }),
  },
  sheet: styles.results,
};

const typedAs = (code: string) => ({ code: groupedCode(readCode(code) ?? code) });

/** The page shows the results for as long as this browser holds the code. */
export async function openResultsEntry(
  visit: Visit,
  request: Request,
): Promise<PageResponse<CodeEntryProps | OpenedResultsProps>> {
  const { code = "", is = "typed" } = (await heldCode(visit).read()) ?? {};
  if (is === "typed" || new URL(request.url).searchParams.has("code"))
    return openCodeEntry(resultsEntry, visit, request);
  const found = await keptResults(visit).readByCode(code);
  const answers = typedAs(code);
  if (found.is === "unavailable")
    return showCodeEntry(resultsEntry, visit, { answers, notice: "unavailable" }, { status: 503 });
  if (found.is === "none")
    return showCodeEntry(
      resultsEntry,
      visit,
      { answers, errors: { code: [words(visit.request.language)("takeAlong/wrong")] } },
      { status: 404, cookies: heldCode(visit).clear() },
    );
  const { day, ...kept } = found.draft.content;
  const area =
    kept.area.is === "failed" ? await lookUpArea(kept.answers, visit.neighbours.openData) : kept.area;
  const results = await findResults({ ...kept, area }, visit);
  return show<OpenedResultsProps>({ day, today: dayInNewZealand(visit.request.now), results });
}

export const submitResultsEntry = (visit: Visit, request: Request) =>
  submitCodeEntry(resultsEntry, visit, request);
