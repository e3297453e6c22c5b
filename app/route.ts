import type { ServerBuild } from "@remix-run/cloudflare";
import type { Visit } from "./server/visit.ts";

export type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

type AllowedValues = readonly string[] | ((value: string, visit: Visit) => Promise<boolean>) | "any";

export interface Route {
  /** English; te reo Māori is the same under /mi. */
  path: string;
  module: Partial<RouteModule> & {
    /** In an outage: `Set-Cookie` headers that keep what was posted. */
    keepTyped?: (visit: Visit, request: Request) => Promise<readonly string[]>;
  };
  /** Without personal cookies the same for everybody: no form token, nothing of a visitor. It is cached. */
  isPublic?: boolean;
  /** A public page that tells of half-filled forms in the browser: to whom may have one it is personal. */
  showsDrafts?: boolean;
  /** Known parameters and values: they are kept in the address of the other language. */
  query?: Readonly<Record<string, AllowedValues>>;
  /**
   * For forms on public pages, which hold no token: if the browser does not say where the form came from (`visit.originUnknown`),
   * the action only shows it again.
   */
  confirmsOnUnknownOrigin?: boolean;
  /** What is posted may be files: the body is not read before the action is called, which must ask for the token (`visit.originUnknown`). */
  takesFiles?: boolean;
  /** An outage of it closes the address, whatever is sent there. */
  service?: string;
}
