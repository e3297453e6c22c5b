export { personAgeOf } from "./ages.ts";
export { noBirthDate } from "./codes.ts";
export type {
  BrowserDraft,
  BrowserDrafts,
  ComeBackCode,
  Draft,
  DraftAges,
  DraftKind,
  DraftLink,
  Drafts,
  FoundDraft,
  OpenedWithCode,
  SaveOptions,
  SaveResult,
} from "./draft.ts";
export { draftsOf } from "./drafts-of.ts";
export { clearDraftCookie, hasDraftCookie } from "./key-grants.ts";
export { linkTo, ofLink } from "./linked-drafts.ts";
export { bringHome, draftObjectsOf } from "./objects.ts";
export { hashToken, isSameHash, isToken, type KeptToken, newToken, openWithToken } from "./tokens.ts";
