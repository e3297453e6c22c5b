// A name is written once, then its changes in consecutive years: half as many bytes when compressed.
/** @param {Record<string, Record<string, string>>} records "Christine 769, Susan 728" by category and year */
export function topNamesByName(records) {
  const years = Object.keys(Object.values(records)[0]).sort();
  const told = Object.entries(records).map(([category, lists]) => [category, namesIn(lists, years)]);
  return { years, ...Object.fromEntries(told) };
}

function namesIn(lists, years) {
  const amounts = new Map();
  for (const [index, year] of years.entries())
    for (const entry of lists[year].split(", ")) {
      const [, name, amount] = /^(.+) (\d+)$/.exec(entry) ?? [];
      amounts.set(name, [...(amounts.get(name) ?? []), [index, Number(amount)]]);
    }
  return [...amounts].map(([name, known]) => `${name}:${known.map(cell).join(" ")}`).join("\n");
}

/** "12=40" begins in the thirteenth year; "-3" is the next year's number, three less. */
function cell([index, amount], place, known) {
  const [before, amountBefore] = known[place - 1] ?? [];
  return before === index - 1 ? String(amount - amountBefore) : `${index}=${amount}`;
}
