import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { QrCode } from "./qr-code.tsx";

const address = "https://timata.govt.nz/mi/register-my-baby/continue?code=B7KM3RTW9XQP4HLDVN3C";
const svg = renderToStaticMarkup(<QrCode address={address} label="QR code" />);
const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);

function darkModules(): boolean[][] {
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let at = Number(x); at < Number(x) + Number(width); at++) (dark[Number(y)] as boolean[])[at] = true;
  return dark;
}

test("the code is square, with the quiet border that the standard asks for and the three marks of its corners", () => {
  const dark = darkModules();
  const border = 4;
  expect((size - 2 * border - 17) % 4).toBe(0);
  for (let at = 0; at < size; at++)
    for (let edge = 0; edge < border; edge++)
      for (const module of [
        dark[edge]?.[at],
        dark[size - 1 - edge]?.[at],
        dark[at]?.[edge],
        dark[at]?.[size - 1 - edge],
      ])
        expect(module).toBe(false);
  const mark = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
  const far = size - border - 7;
  for (const [top, left] of [
    [border, border],
    [border, far],
    [far, border],
  ] as const)
    for (const [row, bits] of mark.entries())
      expect(
        dark[top + row]
          ?.slice(left, left + 7)
          .map(Number)
          .join(""),
      ).toBe(bits);
});

test("another address is another picture, and it is small enough for a page", () => {
  expect(renderToStaticMarkup(<QrCode address={`${address}X`} label="" />)).not.toBe(svg);
  expect(svg.length).toBeLessThan(12_000);
});

test("who does not see it is told what it is", () =>
  expect(svg).toContain('role="img" aria-label="QR code"'));
