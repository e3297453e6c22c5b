const onPage = 10;

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / onPage));

/** @param number of a service in the whole list, from 1 */
export const pageOf = (number: number): number | undefined => {
  const page = Math.ceil(number / onPage);
  return page > 1 ? page : undefined;
};

export function onPageOf<T>(
  all: readonly T[],
  asked: number | undefined,
): { page: number; first: number; shown: T[] } {
  const page = Math.min(asked ?? 1, pagesOf(all.length));
  const from = (page - 1) * onPage;
  return { page, first: from + 1, shown: all.slice(from, from + onPage) };
}
