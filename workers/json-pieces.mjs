/** Characters: D1 takes at most 2 MB, and each may be three bytes. */
const longest = 500_000;

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
