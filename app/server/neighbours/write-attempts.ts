import type { Answer, Failure } from "#workers/call/index.ts";

/** Three attempts, 1,000 ms apart, only after no answer or a status of 500 and up. */
const maxAttempts = 3;
const defaultPause = 1_000;
/** The last one may be shortened to this share, to end in time. */
const leastShare = 0.5;

interface WriteAttempts {
  /** Milliseconds between attempts; 1,000 by default. */
  pause?: number | undefined;
  /** Milliseconds that one attempt may take. */
  attempt: number;
  /** Milliseconds for all: an attempt that could end later is not begun. */
  whole: number;
  /** Whether the answer settles an earlier attempt whose answer was lost. */
  isVerdict?(answer: Answer<string> | Failure): boolean;
}

/** A refusal after a lost answer is not returned: the first attempt may have arrived. */
export async function writeWithAttempts(
  once: (time: number) => Promise<Answer<string> | Failure>,
  { pause = defaultPause, attempt, whole, isVerdict = ({ ok }) => ok }: WriteAttempts,
): Promise<Answer<string> | Failure> {
  const end = Date.now() + whole;
  let lost: Failure | undefined;
  for (let left = maxAttempts - 1; ; left--) {
    const answer = await once(Math.min(attempt, end - Date.now()));
    const isLost = isTransient(answer);
    if (!isLost) return lost && !isVerdict(answer) ? lost : answer;
    if (left === 0 || Date.now() + pause + attempt * leastShare > end) return answer;
    lost = answer;
    await new Promise((resume) => setTimeout(resume, pause));
  }
}

function isTransient(answer: Answer<string> | Failure): answer is Failure {
  if (answer.ok) return false;
  const { kind, status = 0 } = answer;
  return kind === "timeout" || kind === "unreachable" || (kind === "status" && status >= 500);
}
