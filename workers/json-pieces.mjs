/** Characters of JSON in one value: D1 refuses more than 2 MB, and a character may take three bytes. */
const longest = 500_000;

/** JSON lists, each short enough for one bound value; at least one. */
export function inPieces(rows) {
  const pieces = [];
  let piece = [];
  let length = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (length + text.length > longest) {
      pieces.push(`[${piece.join(",")}]`);
      piece = [];
      length = 0;
    }
    piece.push(text);
    length += text.length + 1;
  }
  return [...pieces, `[${piece.join(",")}]`];
}
