import type { Page } from "playwright-core";
import type { Visitor } from "./client.ts";

/** What a visitor without a browser was given, a browser has from now on. */
export async function carryCookies(visitor: Visitor, page: Page): Promise<void> {
  const cookies = visitor.cookies.all().map(({ name, value, attributes }) => ({
    name,
    value,
    // A cookie of a prefixed name is taken as one of a secure address, which the machine's own address counts as.
    url: visitor.site.replace("http:", "https:"),
    secure: "secure" in attributes,
    httpOnly: "httponly" in attributes,
  }));
  await page.context().addCookies(cookies);
}
