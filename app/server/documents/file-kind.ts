import { documentLimits } from "./limits.ts";

export type FileKind = "jpg" | "png" | "pdf";

const kinds: Readonly<Record<string, FileKind>> = { jpg: "jpg", jpeg: "jpg", png: "png", pdf: "pdf" };
const beginnings: Readonly<Record<FileKind, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // "%PDF-"
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};
export const longestBeginning = Math.max(...Object.values(beginnings).map(({ length }) => length));

export const mediaTypes: Readonly<Record<FileKind, string>> = {
  jpg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
};

export const kindByName = (name: string): FileKind | undefined =>
  kinds[/\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? ""];

export const beginsAs = (kind: FileKind, bytes: Uint8Array): boolean =>
  beginnings[kind].every((byte, at) => bytes[at] === byte);

/** A sent name is untrusted: no path, control or direction characters; shortening keeps the extension. */
export function cleanFileName(sent: string): string {
  const last =
    sent
      .slice(-4 * documentLimits.nameLength)
      .split(/[/\\]/)
      .at(-1) ?? "";
  const name = last
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, "")
    .trim();
  const characters = [...name];
  if (characters.length <= documentLimits.nameLength) return name;
  const extension = [...(/\.[^.]{1,8}$/.exec(name)?.[0] ?? "")];
  const rest = characters.slice(0, documentLimits.nameLength - extension.length);
  return [...rest, ...extension].join("");
}
