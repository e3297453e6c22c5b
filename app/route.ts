import type { RouteHandlers } from "./server/page.ts";
import type { Visit } from "./server/visit.ts";

type AllowedValues = readonly string[] | ((value: string, visit: Visit) => Promise<boolean>) | "any";

export interface Route {
  /** English; te reo Māori is the same under /mi. */
  path: string;
  to: RouteHandlers;
  /** Cached: without personal cookies it is the same for everybody, with no form token. */
  isPublic?: boolean;
  /** A public page that shows half-filled forms: personal for anybody who may have one. */
  showsDrafts?: boolean;
  /** Known parameters and values, kept in the other language's address. */
  query?: Readonly<Record<string, AllowedValues>>;
  /**
   * For forms on public pages, which hold no token: if the browser does not say where the form came from
   * (`visit.originUnknown`), `submit` only shows it again.
   */
  confirmsOnUnknownOrigin?: boolean;
  /** The body is not read before `submit`, which must ask for the token (`visit.originUnknown`). */
  takesFiles?: boolean;
  /** Its outage closes the address, whatever is sent there. */
  service?: string;
}
