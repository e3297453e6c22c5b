export { closedAge } from "./ages.ts";
export { groupedCode, readCode } from "./code.ts";
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
} from "./draft.ts";
export { draftsOf } from "./drafts-of.ts";
export { forgetDrafts } from "./key-grants.ts";
