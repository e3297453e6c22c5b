export { closedAge } from "./drafts/ages.ts";
export { groupedCode, readCode } from "./drafts/code.ts";
export type {
  ComeBackCode,
  Draft,
  DraftFacts,
  Drafts,
  DraftsOf,
  Found,
  OpenedWithCode,
  Saved,
  SaveOptions,
} from "./drafts/draft.ts";
export { draftsOf } from "./drafts/drafts-of.ts";
export { forgetDrafts } from "./drafts/holders.ts";
