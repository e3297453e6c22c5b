import { beforeEach, describe, expect, test } from "vitest";
import { newRawKey } from "#workers/aes-gcm.ts";
import { BucketForTests } from "../../../tests/support/bucket.ts";
import { databaseForTests } from "../../../tests/support/database.ts";
import { documentsForTests, insertApplication, upload } from "../../../tests/support/documents.ts";
import { fileOf, joined, type SentPart } from "../../../tests/support/uploads.ts";
import type { StoredDocument } from "./documents-of.ts";
import type { FileLimits } from "./limits.ts";
import { segmentCount } from "./sealed-file.ts";
import { sweepDocuments } from "./sweep.ts";

const base = databaseForTests();
const most = 3_145_728;
let store = new BucketForTests();
beforeEach(async () => {
  store = new BucketForTests();
  await base.db.batch(
    ["delete from people", "delete from childcare_applications"].map((sql) => base.db.prepare(sql)),
  );
  await insertApplication(base.db, "a");
});

const documentsIn = (applicationId = "a", secret = newRawKey(), limits?: FileLimits) =>
  documentsForTests({ db: base.db, store, applicationId, secret, ...(limits && { limits }) });
type TestDocuments = ReturnType<typeof documentsIn>;

async function contentOf(documents: TestDocuments, document: StoredDocument | undefined): Promise<Buffer> {
  if (!document) throw new Error("There is no such document");
  const pieces = [];
  for await (const piece of documents.open(document)) pieces.push(piece);
  return Buffer.from(joined(pieces));
}

const kinds = { t: "type", s: "size", e: "empty" } as const;
const long = "ā".repeat(400);

describe("What is done with a file [quality/uploads/accepted] [quality/uploads/names] [childcare/documents/type-and-size]", () => {
  /** Name as sent, content, then the name as kept, or why it is refused: t(ype), s(ize), e(mpty). */
  const rows: [
    what: string,
    name: string,
    content: Uint8Array | string,
    kept: string | (keyof typeof kinds)[],
  ][] = [
    ["jpg", "a.jpg", fileOf("jpg"), "a.jpg"],
    ["jpeg", "a.jpeg", fileOf("jpg"), "a.jpeg"],
    ["png", "a.png", fileOf("png"), "a.png"],
    ["pdf", "a.pdf", fileOf("pdf"), "a.pdf"],
    ["capitals in the extension", "IMG_0001.JPG", fileOf("jpg"), "IMG_0001.JPG"],
    ["mixed case in the extension", "a.PdF", fileOf("pdf"), "a.PdF"],
    ["two extensions, the last one right", "a.exe.pdf", fileOf("pdf"), "a.exe.pdf"],
    ["exactly 3,145,728 bytes", "a.pdf", fileOf("pdf", most), "a.pdf"],
    ["one byte less", "a.jpg", fileOf("jpg", most - 1), "a.jpg"],
    ["one byte more", "a.pdf", fileOf("pdf", most + 1), ["s"]],
    ["one byte more, a picture", "a.png", fileOf("png", most + 1), ["s"]],
    ["huge", "a.jpg", fileOf("jpg", 20_000_000), ["s"]],
    ["huge and of another type", "a.tiff", fileOf("zip", 20_000_000), ["t", "s"]],
    ["one byte more and of another type", "a.gif", fileOf("gif", most + 1), ["t", "s"]],
    ["exactly the limit, of another type", "a.gif", fileOf("gif", most), ["t"]],
    ["huge and wrong under a right name", "a.pdf", fileOf("zip", most + 1), ["t", "s"]],
    ["empty", "a.pdf", "", ["t", "e"]],
    ["empty and of another type", "a.doc", "", ["t", "e"]],
    ["one byte", "a.pdf", "%", ["t"]],
    ["three bytes that begin as a jpg", "a.jpg", fileOf("jpg", 3), "a.jpg"],
    ["two bytes of a jpg", "a.jpg", fileOf("jpg", 2), ["t"]],
    ["five bytes that begin as a pdf", "a.pdf", "%PDF-", "a.pdf"],
    ["four of them", "a.pdf", "%PDF", ["t"]],
    ["seven of the eight bytes of a png", "a.png", fileOf("png", 7), ["t"]],
    ["eight bytes of a png", "a.png", fileOf("png", 8), "a.png"],
    ["HEIC", "IMG_1.HEIC", fileOf("heic"), ["t"]],
    ["HEIC called jpg", "IMG_1.jpg", fileOf("heic"), ["t"]],
    ["GIF", "a.gif", fileOf("gif"), ["t"]],
    ["GIF called png", "a.png", fileOf("gif"), ["t"]],
    ["png called jpg", "a.jpg", fileOf("png"), ["t"]],
    ["jpg called png", "a.png", fileOf("jpg"), ["t"]],
    ["pdf called jpg", "a.jpg", fileOf("pdf"), ["t"]],
    ["a web page called pdf", "a.pdf", fileOf("html"), ["t"]],
    ["a web page", "a.html", fileOf("html"), ["t"]],
    ["SVG", "a.svg", "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", ["t"]],
    ["a Word document", "a.docx", fileOf("zip"), ["t"]],
    ["a Word document called pdf", "a.pdf", fileOf("zip"), ["t"]],
    ["a pdf after a byte order mark", "a.pdf", "\ufeff%PDF-1.7", ["t"]],
    ["a pdf after a blank", "a.pdf", " %PDF-1.7", ["t"]],
    ["small letters in the pdf's beginning", "a.pdf", "%pdf-1.7", ["t"]],
    ["no extension", "scan", fileOf("pdf"), ["t"]],
    ["an extension alone", ".pdf", fileOf("pdf"), ".pdf"],
    ["a dot at the end", "a.pdf.", fileOf("pdf"), ["t"]],
    ["a blank at the end, which goes", "a.pdf ", fileOf("pdf"), "a.pdf"],
    ["another extension after a null", "a.exe\u0000.pdf", fileOf("pdf"), "a.exe.pdf"],
    ["a path upwards", "../../etc/passwd.pdf", fileOf("pdf"), "passwd.pdf"],
    ["a path of Windows", "C:\\fakepath\\scan.jpg", fileOf("jpg"), "scan.jpg"],
    ["a path and nothing else", "../..", fileOf("pdf"), ["t"]],
    ["a path that ends in a slash", "a.pdf/", fileOf("pdf"), ["t"]],
    ["an encoded path, which is only text", "..%2f..%2fa.pdf", fileOf("pdf"), "..%2f..%2fa.pdf"],
    ["a direction mark that hides the extension", "a\u202efdp.exe", fileOf("zip"), ["t"]],
    ["a direction mark, which goes", "a\u202eb.pdf", fileOf("pdf"), "ab.pdf"],
    ["zero-width characters, which go", "a\u200b\u2060b.pdf", fileOf("pdf"), "ab.pdf"],
    ["a line break as browsers write it, which goes", "a%0D%0AX: y.pdf", fileOf("pdf"), "aX: y.pdf"],
    ["macrons", "Whānau pēpi.pdf", fileOf("pdf"), "Whānau pēpi.pdf"],
    [
      "macrons in two characters, which become one",
      "Whänau pēpi.pdf".normalize("NFD"),
      fileOf("pdf"),
      "Whänau pēpi.pdf",
    ],
    ["emoji", "👶🏽.png", fileOf("png"), "👶🏽.png"],
    ["a semicolon and an equals sign", "a;b=c.pdf", fileOf("pdf"), "a;b=c.pdf"],
    ["quotation marks", "%22a%22.pdf", fileOf("pdf"), '"a".pdf'],
    [
      "markup, which is only text",
      "<img src=x onerror=alert(1)>.png",
      fileOf("png"),
      "<img src=x onerror=alert(1)>.png",
    ],
    ["255 characters", `${"ā".repeat(251)}.pdf`, fileOf("pdf"), `${"ā".repeat(251)}.pdf`],
    [
      "more than 255 characters: the end is cut, not the extension",
      `${long}.pdf`,
      fileOf("pdf"),
      `${"ā".repeat(251)}.pdf`,
    ],
    ["50,000 characters", `${"x".repeat(10_000)}.pdf`, fileOf("pdf"), `${"x".repeat(251)}.pdf`],
  ];

  test("there are at least 60 of them", () => expect(rows.length).toBeGreaterThanOrEqual(60));

  test.each(rows)("%s", async (_, filename, content, expected) => {
    const documents = documentsIn();
    const [kept] = await upload(documents, [{ filename, content }]);
    if (typeof expected === "string") {
      expect(kept).toMatchObject({ is: "kept", document: { name: expected, size: content.length } });
      const sent = typeof content === "string" ? Buffer.from(content) : Buffer.from(content);
      expect(Buffer.compare(await contentOf(documents, (await documents.list())?.[0]), sent)).toBe(0);
    } else {
      expect(kept).toMatchObject({ is: "refused", problems: expected.map((letter) => kinds[letter]) });
      expect(store.objects.size).toBe(0);
      expect(await documents.list()).toEqual([]);
    }
  });
});

describe("Several files", () => {
  const pdf = (filename: string, size = 2000): SentPart => ({ filename, content: fileOf("pdf", size) });
  const namesOf = async (documents: TestDocuments) => (await documents.list())?.map(({ name }) => name);

  test("a bad file never costs the good ones [quality/uploads/any-number-of-posts]", async () => {
    const documents = documentsIn();
    const sent = [
      pdf("1.pdf"),
      { filename: "2.heic", content: fileOf("heic") },
      pdf("3.pdf", most + 1),
      pdf("4.pdf"),
    ];
    expect((await upload(documents, sent)).map((kept) => typeof kept === "object" && kept.is)).toEqual([
      "kept",
      "refused",
      "refused",
      "kept",
    ]);
    expect((await namesOf(documents))?.sort()).toEqual(["1.pdf", "4.pdf"]);
  });

  test("20 in one request", async () => {
    const documents = documentsIn();
    await upload(
      documents,
      Array.from({ length: 20 }, (_, at) => pdf(`${at}.pdf`, 300_000)),
    );
    expect(await documents.list()).toHaveLength(20);
  });

  test("when the request is cut off, those before are kept and nothing of the one that was cut", async () => {
    const documents = documentsIn();
    const sent = [pdf("1.pdf"), pdf("2.pdf", 600_000)];
    expect((await upload(documents, sent, { end: "" })).at(-1)).toBe("cut-off");
    expect(await namesOf(documents)).toEqual(["1.pdf"]);
    expect(store.objects.size).toBe(1);
  });

  test("when it is longer than 25 MB, those before are kept [quality/uploads/any-number-of-posts]", async () => {
    const documents = documentsIn();
    const sent = Array.from({ length: 9 }, (_, at) => pdf(`${at}.pdf`, most));
    expect((await upload(documents, sent)).at(-1)).toBe("too-large");
    expect(await documents.list()).toHaveLength(8);
    expect(store.objects.size).toBe(8 * segmentCount(most));
  });

  test("two at once are both kept", async () => {
    const documents = documentsIn();
    await Promise.all([upload(documents, [pdf("1.pdf", most)]), upload(documents, [pdf("2.pdf", most)])]);
    expect((await namesOf(documents))?.sort()).toEqual(["1.pdf", "2.pdf"]);
  });

  test("the hundredth is kept, the next one not, however many come at once [quality/uploads/any-number-of-posts]", async () => {
    const documents = documentsIn();
    await upload(
      documents,
      Array.from({ length: 98 }, (_, at) => pdf(`${at}.pdf`, 10)),
    );
    const kept = await Promise.all(["x", "y", "z"].map((name) => upload(documents, [pdf(`${name}.pdf`)])));
    expect(
      kept
        .flat()
        .map((one) => typeof one === "object" && one.is)
        .sort(),
    ).toEqual(["full", "kept", "kept"]);
    expect(await documents.list()).toHaveLength(100);
    expect(store.objects.size).toBe(100);
  });

  test("a service may take less: smaller files, and fewer", async () => {
    const documents = documentsIn("a", newRawKey(), { file: 100, request: 1000, files: 1, all: 1000 });
    expect(await upload(documents, [pdf("1.pdf", 101)])).toMatchObject([
      { is: "refused", problems: ["size"] },
    ]);
    expect(await upload(documents, [pdf("1.pdf", 100), pdf("2.pdf", 10)])).toMatchObject([
      { is: "kept" },
      { is: "full" },
    ]);
  });

  test("200 MB are kept, a byte more is not [quality/uploads/any-number-of-posts]", async () => {
    const documents = documentsIn();
    await upload(documents, [pdf("1.pdf"), pdf("2.pdf")]);
    const [one] = (await documents.list()) ?? [];
    const filled = `insert into documents select 'f' || value, 'a', 'k' || value, '', ${most}, 'clean', 0
      from json_each('[${Array.from({ length: 66 }, (_, at) => at)}]')`;
    await base.db.prepare(filled).run();
    const left = 200 * 1024 * 1024 - 66 * most - 4000;
    expect(await upload(documents, [pdf("3.pdf", left + 1)])).toMatchObject([{ is: "full" }]);
    expect(await upload(documents, [pdf("3.pdf", left)])).toMatchObject([{ is: "kept" }]);
    await documents.remove(one?.id ?? "");
    expect(await upload(documents, [pdf("4.pdf")])).toMatchObject([{ is: "kept" }]);
  });

  test("replacing keeps the new one and deletes the old one, file and row [quality/uploads/files-and-rows]", async () => {
    const documents = documentsIn();
    await upload(documents, [pdf("old.pdf", 600_000)]);
    const [old] = (await documents.list()) ?? [];
    const data = (async function* () {
      yield fileOf("png", 100);
    })();
    await documents.keep({ filename: "new.png", data }, { label: "file", replaces: old?.id });
    expect(await namesOf(documents)).toEqual(["new.png"]);
    expect(store.objects.size).toBe(1);
  });

  test("removing deletes file and row; what is another's stays", async () => {
    await insertApplication(base.db, "b");
    const [mine, other] = [documentsIn(), documentsIn("b")];
    await upload(mine, [pdf("1.pdf", most)]);
    const [document] = (await mine.list()) ?? [];
    expect(await other.remove(document?.id ?? "")).toBe(true);
    expect(await mine.list()).toHaveLength(1);
    expect(await mine.remove(document?.id ?? "")).toBe(true);
    expect([await mine.list(), store.objects.size]).toEqual([[], 0]);
  });

  test("with another key they are neither listed nor opened", async () => {
    const mine = documentsIn();
    await upload(mine, [pdf("1.pdf")]);
    expect(await documentsIn().list()).toEqual([]);
  });

  test("the database tells neither name nor kind nor what it is", async () => {
    await upload(documentsIn(), [{ name: "uploads.relationship_status", ...pdf("Mere Tāne.pdf") }]);
    const { results } = await base.db.prepare("select * from documents").all();
    expect(JSON.stringify(results)).not.toMatch(/Mere|pdf|relationship/i);
  });

  test.each([
    ["LAPSED", "go", 0],
    ["SUBMITTED", "stay, for the copy that the family has", 1],
  ] as const)("when the application is %s its documents %s, and none is added", async (status, _, left) => {
    const documents = documentsIn();
    await upload(documents, [pdf("1.pdf")]);
    await base.db.prepare("update childcare_applications set status = ?").bind(status).run();
    expect(await documents.list()).toHaveLength(left);
    expect(await upload(documents, [pdf("2.pdf")])).toMatchObject([{ is: "unavailable" }]);
    store.now = 0;
    expect(await sweepDocuments(base.db, store.bucket, Date.now() + 31 * 60_000)).toBe(1 - left);
    expect(store.objects.size).toBe(left);
  });
});

describe("The sweep", () => {
  test("takes what no row names once it is half an hour old, and nothing else, page after page [quality/uploads/files-and-rows]", async () => {
    const documents = documentsIn();
    store.now = 0;
    await upload(documents, [{ filename: "1.pdf", content: fileOf("pdf", most) }]);
    for (let at = 0; at < 1100; at++) await store.put(`documents/orphan${at}/0`, new ArrayBuffer(1));
    store.now = 31 * 60_000;
    await store.put("documents/new/0", new ArrayBuffer(1));
    expect(await sweepDocuments(base.db, store.bucket, 31 * 60_000)).toBe(1100);
    expect(store.objects.size).toBe(segmentCount(most) + 1);
    expect(await contentOf(documents, (await documents.list())?.[0])).toHaveLength(most);
  });
});
