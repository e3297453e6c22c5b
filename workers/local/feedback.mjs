/** @typedef {{ path: string; answer: string; times: number }} FeedbackRow */

/** What visitors said of each page in the last three months. */
export const countsOfFeedback = `select path, answer, sum(times) as times from feedback
  where month >= strftime('%Y-%m', 'now', 'start of month', '-2 months') group by path, answer order by path`;

/**
 * A line for each page, the ones that helped least first.
 * @param {readonly FeedbackRow[]} rows
 */
export function feedbackLines(rows) {
  /** @type {Map<string, FeedbackRow[]>} */
  const pages = new Map();
  for (const row of rows) pages.set(row.path, [...(pages.get(row.path) ?? []), row]);
  const of = (given, name) => given.find(({ answer }) => answer === name)?.times ?? 0;
  return [...pages]
    .sort(([, one], [, other]) => of(other, "no") - of(one, "no"))
    .map(([path, given]) => `${path}: ${given.map(({ answer, times }) => `${answer} ${times}`).join(", ")}`);
}
