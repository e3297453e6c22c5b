const block = /<(h\d|p|li|b|title)\b[^>]*>(?!\s*<(?:h\d|p|ul|li)\b)(.*?)<\/\1>/gs;
const inline = />([^<>]+?) ?<span lang="mi">\/ ([^<]+)<\/span>/g;

export function htmlTexts(html) {
  const blocks = [...html.matchAll(/<section\b([^>]*)>(.*?)<\/section>/gs)].map(
    ({ 0: whole, 1: marks, 2: inner, index }) => {
      const from = index + whole.indexOf(">") + 1;
      const found = [...inner.matchAll(block)].map((each) => ({
        text: each[2].trim(),
        start: from + each.index + each[0].indexOf(each[2]),
        length: each[2].length,
      }));
      return { isMaori: /lang="mi"/.test(marks), found };
    },
  );
  const english = blocks.find(({ isMaori }) => !isMaori)?.found ?? [];
  const maori = blocks.find(({ isMaori }) => isMaori)?.found ?? [];
  return [
    ...[...html.matchAll(inline)].map(({ 0: whole, 1: en, 2: mi, index }) => {
      const start = index + whole.indexOf(mi, whole.indexOf("/ "));
      return { path: en, en, mi, place: { start, end: start + mi.length, write: "plain" } };
    }),
    ...maori.map(({ text, start, length }, index) => ({
      path: String(index + 1),
      en: english[index]?.text ?? "",
      mi: text,
      place: { start, end: start + length, write: "plain" },
    })),
  ];
}
