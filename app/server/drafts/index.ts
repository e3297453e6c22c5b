export { closedAge } from "./ages.ts";
export { groupedCode, readCode } from "./code.ts";
export type {
  BrowserDraft,
  BrowserDrafts,
  ComeBackCode,
  Draft,
  DraftAges,
  DraftKind,
  DraftLink,
  DraftRequest,
  Drafts,
  FoundDraft,
  OpenedLink,
  OpenedWithCode,
  SaveOptions,
  SaveResult,
} from "./draft.ts";
export { draftsOf } from "./drafts-of.ts";
export { clearDraftCookie, hasDraftCookie } from "./key-grants.ts";
export { draftLinkShape, linkTo } from "./linked-draft.ts";
