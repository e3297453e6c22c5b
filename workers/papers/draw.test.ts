import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { drawPaper } from "./draw.ts";
import type { Paper } from "./sheet.ts";

const toDo = {
  title: "Tō puka pepa",
  notice: "Kāore anō te whānautanga kia rēhitatia.",
  steps: ["Tīkina te puka BDM27.", "Tuhia ō whakautu ki taua puka."],
  address: ["PO Box 10-526", "Wellington 6140"],
};

const paper = (more: Partial<Paper> = {}, lines = 60): Paper => ({
  language: "mi",
  toDo,
  sheet: {
    language: "en",
    title: "Your answers for form BDM27",
    parts: [
      { heading: "Child", lines: [{ label: "First names", answer: "Āria Ngāhuia Ÿvés" }] },
      {
        heading: "Mother",
        lines: Array.from({ length: lines }, (_, index) => ({
          label: `Question ${index + 1}`,
          answer: index % 7 === 0 ? "a long answer ".repeat(12) : "Not known",
        })),
      },
    ],
    signed: [{ label: "Signature" }],
  },
  ...more,
});

const read = async (asked: Paper) => getDocumentProxy(await drawPaper(asked));

interface Node {
  role?: string;
  lang?: string;
  children?: Node[];
}
const rolesIn = ({ role, children = [] }: Node): string[] => [role ?? "", ...children.flatMap(rolesIn)];

test("the letters of both languages come back as text, in the order of reading [birth/ways/pdf]", async () => {
  const { text, totalPages } = await extractText(await read(paper()), { mergePages: true });
  expect(totalPages).toBe(4);
  expect(text).toContain("First names Āria Ngāhuia Ÿvés");
  expect(text).toContain("Kāore anō te whānautanga kia rēhitatia.");
  expect(text).toMatch(/PO Box 10-526\s+Wellington 6140/);
  const order = ["Tō puka pepa", "PO Box 10-526", "Your answers", "Child", "Question 60", "Signature"];
  const found = order.map((words) => text.indexOf(words));
  expect(found).toEqual([...found].sort((one, other) => one - other));
  expect(Math.min(...found)).toBeGreaterThanOrEqual(0);
});

test("it is tagged, with its language, headings and lists [birth/ways/pdf]", async () => {
  const pdf = await read(paper());
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Language: "mi", Title: "Your answers for form BDM27" });
  const tree = async (page: number) => (await (await pdf.getPage(page)).getStructTree()) as Node;
  expect(new Set(rolesIn(await tree(1)))).toEqual(
    new Set(["Root", "", "Document", "H1", "P", "L", "LI", "Lbl", "LBody"]),
  );
  const [document] = (await tree(2)).children ?? [];
  expect(document?.children?.at(-1)).toMatchObject({ role: "Sect", lang: "en-NZ" });
});

test("a copy to keep is the sheet alone, in the reader's language [childcare/handover/receipt]", async () => {
  const { sheet } = paper();
  const pdf = await read({ language: "mi", sheet: { ...sheet, language: "mi", title: "Tārua o tō tono" } });
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  expect([totalPages, text.indexOf("Tārua o tō tono")]).toEqual([3, 0]);
  const tree = (await (await pdf.getPage(1)).getStructTree()) as Node;
  expect(tree.children?.[0]?.children?.at(-1)).toMatchObject({ role: "Sect", lang: "mi" });
});

test("a letter that the font lacks becomes its base letter", async () => {
  const { text } = await extractText(await read(paper({ toDo: { ...toDo, notice: "Nguyễn 🙂 Šime" } })), {
    mergePages: true,
  });
  expect(text).toContain("Nguyen ? Šime");
});

test("a paper is at most 40 KB and 150 ms of processor", async () => {
  await drawPaper(paper());
  const before = process.cpuUsage();
  const { length } = await drawPaper(paper());
  const { user, system } = process.cpuUsage(before);
  expect(length).toBeLessThan(40_000);
  expect((user + system) / 1000).toBeLessThan(150);
});
