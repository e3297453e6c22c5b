/** @returns for example "Christine 769, Susan 728" for each year: most given first, ties in alphabetical order */
export function byYear(told: string, years: readonly string[]): Record<string, string> {
  const lists = years.map((): { name: string; amount: number }[] => []);
  for (const row of told.split("\n")) {
    const [name = "", cells = ""] = row.split(":");
    let [index, amount] = [-1, 0];
    for (const cell of cells.split(" ")) {
      const [value = "", start] = cell.split("=").reverse();
      [index, amount] =
        start === undefined ? [index + 1, amount + Number(value)] : [Number(start), Number(value)];
      lists[index]?.push({ name, amount });
    }
  }
  return Object.fromEntries(lists.map((list, index) => [years[index], inOrder(list)]));
}

const inOrder = (list: { name: string; amount: number }[]): string =>
  list
    .sort((one, other) => other.amount - one.amount || (one.name < other.name ? -1 : 1))
    .map(({ name, amount }) => `${name} ${amount}`)
    .join(", ");
