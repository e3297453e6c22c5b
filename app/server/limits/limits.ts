/** Sizes in bytes, times in milliseconds. */
export const limits = {
  /** A form or JSON body, measured before it is parsed. */
  bodyBytes: 256 * 1024,
  bodyFields: 2000,
  /** Read although too large, so that the sender receives the answer. */
  drainBytes: 4 * 1024 * 1024,
  /** Browsers drop a cookie whose name and value are longer. */
  cookieBytes: 4096,
  allCookiesBytes: 8192,
  answersAge: 60 * 60 * 1000,
  /** Long enough for a form left open over a working day. */
  formTokenAge: 12 * 60 * 60 * 1000,
  draftBytes: 256 * 1024,
  /** Per query: opening a draft and saving it fit into `pageWait`. */
  databaseWait: 1900,
  /** For all slow queries of a request together, so that no answer takes 10 s. */
  slowDatabaseWait: 6000,
  usualDatabaseWait: 500,
  /** For all neighbours together, so that a page answers within 5 s. */
  pageWait: 4000,
  /** With the registry's check: the page answers within 12 s, although the result is saved. */
  checkWait: 10_000,
  /** With a submission, within 35 s. */
  submissionWait: 33_000,
} as const;
