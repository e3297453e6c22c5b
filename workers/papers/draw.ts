import PDFDocument from "pdfkit";
import { fromBase64Url } from "../base64url.ts";
import packed from "./font.data.json";
import type { Paper } from "./sheet.ts";

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Points, of an A4 page of 595 by 842. */
const margin = 50;
const width = 595 - 2 * margin;
const labelWidth = 175;
const answerAt = margin + labelWidth + 12;
const bottom = 842 - margin;
const sizes = { title: 18, heading: 13, text: 10.5, label: 9 } as const;
const ink = { text: "#000000", label: "#444444", rule: "#999999" } as const;
/** Room for a signature. */
const toWrite = 34;

const tongues = { en: "en-NZ", mi: "mi" } as const;

const fontBytes = fromBase64Url(packed.font);
const letters = new Set<number>();

/** A tagged PDF, in which only those letters of the font are embedded that it shows. */
export async function drawPaper(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: "A4",
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: tongues[paper.language],
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    bufferPages: true,
    // Standard fonts have no macrons.
    font: null as never,
    info: { Title: paper.sheet.title },
  });
  const bytes = bytesOf(pdf);
  pdf.registerFont("text", fontBytes).font("text");
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  if (paper.toDo) {
    drawWhatToDo(pdf, root, paper.toDo);
    pdf.addPage();
  }
  drawSheet(pdf, root, paper.sheet);
  root.end();
  drawPageNumbers(pdf);
  pdf.end();
  return bytes;
}

function bytesOf(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  pdf.on("data", (piece) => pieces.push(piece));
  return new Promise((resolve) => {
    pdf.on("end", async () => resolve(new Uint8Array(await new Blob(pieces).arrayBuffer())));
  });
}

/** What the font has no letter for becomes its base letter, or a question mark. */
function written(pdf: Pdf, text: string): string {
  if (letters.size === 0) readLetters(pdf);
  return [...text.normalize("NFC")]
    .map((letter) => (isKnown(letter) ? letter : ([...letter.normalize("NFD")].find(isKnown) ?? "?")))
    .join("");
}

const isKnown = (letter: string): boolean => letter === "\n" || letters.has(letter.codePointAt(0) ?? 0);

function readLetters(pdf: Pdf): void {
  const { font } = (pdf as Pdf & { _font: { font: { characterSet: number[] } } })._font;
  for (const point of font.characterSet) letters.add(point);
}

interface Style {
  role: string;
  size: number;
  color?: string;
  x?: number;
  wide?: number;
  gap?: number;
}

/** @returns where it ends, in points from the top */
function draw(pdf: Pdf, parent: Element, text: string, style: Style): number {
  const { role, size, color = ink.text, x = margin, wide = width, gap = 0 } = style;
  const element = pdf.struct(role, {}, () => {
    pdf.fontSize(size).fillColor(color).text(written(pdf, text), x, pdf.y, { width: wide });
  });
  parent.add(element);
  pdf.y += gap;
  return pdf.y;
}

function drawWhatToDo(
  pdf: Pdf,
  root: Element,
  { title, notice, steps, address }: NonNullable<Paper["toDo"]>,
): void {
  draw(pdf, root, title, { role: "H1", size: sizes.title, gap: 10 });
  draw(pdf, root, notice, { role: "P", size: sizes.heading, gap: 14 });
  const list = pdf.struct("L");
  root.add(list);
  steps.forEach((step, index) => {
    const item = pdf.struct("LI");
    list.add(item);
    const { y } = pdf;
    draw(pdf, item, `${index + 1}.`, { role: "Lbl", size: sizes.text, wide: 20 });
    pdf.y = y;
    draw(pdf, item, step, { role: "LBody", size: sizes.text, x: margin + 22, wide: width - 22, gap: 8 });
    item.end();
  });
  list.end();
  pdf.y += 6;
  draw(pdf, root, address.join("\n"), { role: "P", size: sizes.heading, x: margin + 22 });
}

function drawSheet(pdf: Pdf, root: Element, { language, title, parts, signed }: Paper["sheet"]): void {
  const sheet = pdf.struct("Sect", { lang: tongues[language] });
  root.add(sheet);
  pdf.y = margin;
  draw(pdf, sheet, title, { role: "H1", size: sizes.title, gap: 8 });
  for (const { heading, lines } of parts) {
    if (pdf.y > bottom - 60) nextPage(pdf);
    pdf.y += 8;
    draw(pdf, sheet, heading, { role: "H2", size: sizes.heading, gap: 4 });
    drawLines(pdf, sheet, lines);
  }
  pdf.y += 14;
  drawLines(pdf, sheet, signed);
  sheet.end();
}

function drawLines(
  pdf: Pdf,
  parent: Element,
  lines: readonly { label: string; answer?: string | undefined }[],
) {
  const list = pdf.struct("L");
  parent.add(list);
  for (const { label, answer } of lines) {
    if (pdf.y + heightOf(pdf, label, answer) > bottom) nextPage(pdf);
    const { y } = pdf;
    const item = pdf.struct("LI");
    list.add(item);
    const labelled = draw(pdf, item, label, {
      role: "Lbl",
      size: sizes.label,
      color: ink.label,
      wide: labelWidth,
    });
    pdf.y = y;
    const answered = answer
      ? draw(pdf, item, answer, {
          role: "LBody",
          size: sizes.text,
          x: answerAt,
          wide: 595 - margin - answerAt,
        })
      : y + toWrite;
    item.end();
    pdf.y = Math.max(labelled, answered) + 3;
    rule(pdf, answer ? margin : answerAt);
    pdf.y += 4;
  }
  list.end();
}

function heightOf(pdf: Pdf, label: string, answer: string | undefined): number {
  if (!answer) return toWrite + 10;
  const inLabel = pdf.fontSize(sizes.label).heightOfString(written(pdf, label), { width: labelWidth });
  const inAnswer = pdf
    .fontSize(sizes.text)
    .heightOfString(written(pdf, answer), { width: 595 - margin - answerAt });
  return Math.max(inLabel, inAnswer) + 8;
}

function rule(pdf: Pdf, from: number): void {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf
    .moveTo(from, pdf.y)
    .lineTo(margin + width, pdf.y)
    .lineWidth(0.5)
    .strokeColor(ink.rule)
    .stroke();
  pdf.endMarkedContent();
}

function nextPage(pdf: Pdf): void {
  pdf.addPage();
  pdf.y = margin;
}

function drawPageNumbers(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    pdf.markContent("Artifact", { type: "Pagination" });
    const number = `${page + 1} / ${count}`;
    pdf.fontSize(sizes.label).fillColor(ink.label).text(number, margin, 806, { width, align: "right" });
    pdf.endMarkedContent();
  }
}
