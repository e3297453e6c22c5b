import type { RouteHandlers } from "./server/page.ts";
import type { Visit } from "./server/visit.ts";

type AllowedValues = readonly string[] | ((value: string, visit: Visit) => Promise<boolean>) | "any";

export interface Route {
  /** English; te reo Māori is the same under /mi. */
  path: string;
  /** What the feature exports for it. */
  to: RouteHandlers;
  /** Without personal cookies the same for everybody: no form token, nothing of a visitor. It is cached. */
  isPublic?: boolean;
  /** A public page that tells of half-filled forms in the browser: to whom may have one it is personal. */
  showsDrafts?: boolean;
  /** Known parameters and values: they are kept in the address of the other language. */
  query?: Readonly<Record<string, AllowedValues>>;
  /**
   * For forms on public pages, which hold no token: if the browser does not say where the form came from (`visit.originUnknown`),
   * `submit` only shows it again.
   */
  confirmsOnUnknownOrigin?: boolean;
  /** What is posted may be files: the body is not read before `submit` is called, which must ask for the token (`visit.originUnknown`). */
  takesFiles?: boolean;
  /** An outage of it closes the address, whatever is sent there. */
  service?: string;
}
