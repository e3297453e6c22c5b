export interface ReceivedDocument {
  key: string;
  filename: string;
  type: string;
  size: number;
  sha256: string;
}

export interface ReceivedApplication {
  /** The sender's idempotency key. */
  key: string;
  /** The agency's own number. */
  reference: string;
  application: object;
  documents: readonly ReceivedDocument[];
  receivedAt: string;
}

export interface ReceivedNotice {
  key: string;
  notice: object;
  receivedAt: string;
}

const most = 500;
let received: ReceivedApplication[] = [];

let notices: ReceivedNotice[] = [];

export const allNotices = (): readonly ReceivedNotice[] => notices;

export function storeNotice(notice: ReceivedNotice): void {
  if (!notices.some(({ key }) => key === notice.key)) notices = [...notices, notice].slice(-most);
}

export const allReceived = (): readonly ReceivedApplication[] => received;

export const receivedBy = (key: string): ReceivedApplication | undefined =>
  received.find((one) => one.key === key);

let numbered = 0;

export const nextReference = (): string => `CCS-${String(++numbered).padStart(6, "0")}`;

export function store(application: ReceivedApplication): void {
  received = [...received, application].slice(-most);
}
