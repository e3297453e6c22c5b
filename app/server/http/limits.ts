/** What the site accepts and how long it waits. Sizes in bytes, times in milliseconds. */
export const limits = {
  /** A form or JSON body, measured before it is parsed. */
  bodyBytes: 256 * 1024,
  bodyFields: 2000,
  /** How much of a body that is too large is still read, so that its sender hears the answer. */
  drainBytes: 4 * 1024 * 1024,
  /** Browsers drop a cookie whose name and value are longer. */
  cookieBytes: 4096,
  /** Answers of the financial help questionnaire in their cookie. */
  answersAge: 60 * 60 * 1000,
  /** A form token; long enough for a form left open over a working day. */
  formTokenAge: 12 * 60 * 60 * 1000,
  /** The content of a draft, as JSON. */
  draftBytes: 256 * 1024,
  /** What one question to the database may take that a page waits for: opening a draft and saving fit into what a page waits. */
  databaseWait: 1900,
  /** All that a page waits for its neighbours together, so that it answers within 5 s. */
  pageWait: 4000,
} as const;
