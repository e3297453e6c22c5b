import { beforeEach, expect, test } from "vitest";
import { newRawKey } from "#workers/aes-gcm.ts";
import { BucketForTests } from "../../../tests/support/bucket.ts";
import { fileOf, joined } from "../../../tests/support/uploads.ts";
import {
  deleteSealedFiles,
  openSealedFile,
  ownerKeyFrom,
  SealedFileWriter,
  segmentCount,
} from "./sealed-file.ts";

const segment = 256 * 1024;
let store = new BucketForTests();
beforeEach(() => {
  store = new BucketForTests();
});

async function stored(size: number, secret = newRawKey()) {
  const owner = await ownerKeyFrom(secret);
  const content = fileOf("pdf", size);
  const file = new SealedFileWriter(store.bucket, owner);
  for (let at = 0; at < size; at += 50_000) await file.write(content.subarray(at, at + 50_000));
  await file.finish();
  return { owner, content, file: { storageKey: file.storageKey, size } };
}

async function read({ owner, file }: Pick<Awaited<ReturnType<typeof stored>>, "owner" | "file">) {
  const pieces = [];
  for await (const piece of openSealedFile(store.bucket, owner, file)) pieces.push(piece);
  return joined(pieces);
}

test.each([1, 8, segment - 1, segment, segment + 1, 2 * segment, 3_145_728])(
  "%i bytes are the same when they are opened",
  async (size) => {
    const kept = await stored(size);
    expect(store.objects.size).toBe(segmentCount(size));
    expect(Buffer.compare(await read(kept), kept.content)).toBe(0);
  },
);

test("nothing of it can be read in the bucket, and two copies of it have nothing in common", async () => {
  await stored(100_000);
  await stored(100_000);
  const [one, other] = [...store.objects.values()].map(({ bytes }) => Buffer.from(bytes));
  expect(one?.includes("%PDF")).toBe(false);
  expect(one?.subarray(0, 64).equals(other?.subarray(0, 64) ?? Buffer.of())).toBe(false);
});

const key = (storageKey: string, at: number) => `documents/${storageKey}/${at}`;
const changes: [string, (storageKey: string) => void][] = [
  [
    "two segments changed places",
    (name) => {
      const [first, second] = [store.objects.get(key(name, 0)), store.objects.get(key(name, 1))];
      if (!first || !second) throw new Error("No segments");
      store.objects.set(key(name, 0), second).set(key(name, 1), first);
    },
  ],
  [
    "a byte was changed",
    (name) => {
      const bytes = store.objects.get(key(name, 1))?.bytes;
      if (bytes) bytes[100] = (bytes[100] ?? 0) ^ 1;
    },
  ],
  ["a segment is missing", (name) => void store.objects.delete(key(name, 2))],
];
test.each(changes)("it does not open when %s", async (_, change) => {
  const kept = await stored(3 * segment - 5);
  change(kept.file.storageKey);
  await expect(read(kept)).rejects.toThrow();
});

test("it does not open when it was cut at the end of a segment and its size was made to fit", async () => {
  const { owner, file } = await stored(3 * segment);
  await expect(read({ owner, file: { ...file, size: 2 * segment } })).rejects.toThrow();
});

test("it does not open under the name of another file, nor with another key", async () => {
  const secret = newRawKey();
  const [one, other] = [await stored(1000, secret), await stored(1000, secret)];
  const object = store.objects.get(key(one.file.storageKey, 0));
  if (object) store.objects.set(key(other.file.storageKey, 0), object);
  await expect(read(other)).rejects.toThrow();
  await expect(read({ ...one, owner: await ownerKeyFrom(newRawKey()) })).rejects.toThrow();
});

test("deleting takes every segment", async () => {
  const [one, other] = [await stored(3 * segment), await stored(segment)];
  await deleteSealedFiles(store.bucket, [one.file, other.file]);
  expect(store.objects.size).toBe(0);
});
