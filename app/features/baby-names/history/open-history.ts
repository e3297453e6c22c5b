import { type PageResult, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { historyAddress, type NameHistoryQuery, type NameLookup } from "./history-address.ts";
import type { HistoryPageProps } from "./history-page.tsx";
import { longestName } from "./lookup-form.tsx";
import { couldBeName, historyOf, maoriPlaces, namesLike } from "./name-history.ts";

/** What was typed stays in the page, and in its address in the other language. */
export function openHistory(_: Visit, request: Request): PageResult<HistoryPageProps> {
  const parameters = new URL(request.url).searchParams;
  const typed = (name: string) =>
    [...(parameters.get(name) ?? "").normalize("NFC").trim()].slice(0, longestName).join("").trim();
  const [name, other] = [typed("name"), typed("with")];
  const query: NameHistoryQuery = {
    name: name || other,
    ...(name && other && !isSame(name, other) ? { with: other } : {}),
  };
  const names = [query.name, query.with].filter((each): each is string => Boolean(each));
  const page = query.name ? { search: historyAddress(query).slice("/baby-name".length) } : {};
  return show({ query, names: names.map(lookUp) }, { page });
}

const isSame = (one: string, other: string): boolean => {
  const history = historyOf(one);
  return one === other || (history !== undefined && history === historyOf(other));
};

function lookUp(typed: string): NameLookup {
  const isName = couldBeName(typed);
  const history = isName ? historyOf(typed) : undefined;
  return {
    typed,
    couldBeName: isName,
    history,
    maori: isName ? maoriPlaces(typed) : [],
    like: isName && !history ? namesLike(typed) : [],
  };
}
