/** Sizes in bytes, times in milliseconds. */
export const limits = {
  /** A form or JSON body, measured before it is parsed. */
  bodyBytes: 256 * 1024,
  bodyFields: 2000,
  /** Read although it is too large, so that the sender receives the answer. */
  drainBytes: 4 * 1024 * 1024,
  /** Browsers drop a cookie whose name and value are longer. */
  cookieBytes: 4096,
  /** All cookies of a request together. */
  allCookiesBytes: 8192,
  answersAge: 60 * 60 * 1000,
  /** Long enough for a form left open over a working day. */
  formTokenAge: 12 * 60 * 60 * 1000,
  draftBytes: 256 * 1024,
  /** Per query: opening a draft and saving it fit into `pageWait`. */
  databaseWait: 1900,
  /** All queries of a request together that took longer than usual, so that no answer takes 10 s. */
  slowDatabaseWait: 6000,
  usualDatabaseWait: 500,
  /** All neighbours together, so that a page answers within 5 s. */
  pageWait: 4000,
  /** With the registry's check: the page answers below 12 s, although its result is saved. */
  checkWait: 10_000,
  /** The same with a submission, below 35 s. */
  submissionWait: 33_000,
} as const;
