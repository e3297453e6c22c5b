import { describe, expect, test } from "vitest";
import { Seal } from "#app/server/crypto/seal.ts";
import { decryptJson, encrypt, encryptJson, importKey } from "./aes-gcm.ts";

const rawKey = Uint8Array.from({ length: 32 }, (_, index) => index);
const seal = new Seal("0123456789abcdef0123456789abcdef");

describe("What earlier releases encrypted opens", () => {
  test("a sealed cookie", async () => {
    const sealed =
      "oZdgTOHjUtWc3Y8kuC6lWippPGKo9rnTsGX-V3NgmOCNADk_2UVBeBBtbWFSYpbCfccQS0CN2KKy9zjHitVGi5Rej6TvjP-f545S4sVV";
    expect(await seal.open("answers", sealed, 0)).toEqual({ name: "Tāne" });
  });

  test("the content of a draft", async () => {
    const content = "JSIK1KwltLnTM8IWFUetTfU04iQVwt9FSLCfF50fmFRwFPYpc4pVflczSAY";
    const boundTo = "draft\nform\nid\n1\n1";
    expect(await decryptJson(await importKey(rawKey), content, boundTo)).toEqual({ name: "Tāne" });
  });

  test("the wrapped key of a draft", async () => {
    const wrapped = "FdemYAopSS2tjddyJIphEAY07FLmSaZb2Og5dNAVSYb_WAgDjCcFka-vwPIW5rFjGtRo8tF89qt85mR8";
    const wrappedWith = { purpose: "draft-browser\nform", secret: "secret", boundTo: "draft-key" };
    expect(await seal.unwrap(wrappedWith, wrapped)).toEqual(rawKey);
  });
});

describe("What is bound to one place", () => {
  test("opens there and nowhere else", async () => {
    const key = await importKey(rawKey);
    const text = await encryptJson(key, [1], "here");
    expect(await decryptJson(key, text, "here")).toEqual([1]);
    expect(await decryptJson(key, text, "there")).toBeUndefined();
  });

  test("is another text each time", async () => {
    const key = await importKey(rawKey);
    expect(await encrypt(key, rawKey, "")).not.toBe(await encrypt(key, rawKey, ""));
  });
});
