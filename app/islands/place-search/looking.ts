/** What of a place is needed here; the call `/api/places/` tells more. */
export interface Place {
  kind: "locality" | "street" | "postcode" | "address";
  text: string;
  name: string;
  /** Null of a town itself. */
  town: string | null;
  postcode?: string | null;
  /** Its Māori name where that is another: it may be what was typed. */
  name_mi?: string | null;
  latitude: number;
  longitude: number;
}

/** Milliseconds between the last letter and the question (facts 3.4). */
const pause = 300;

/**
 * Asks for suggestions a while after somebody has typed; of several questions only the last one is answered.
 * @param failed there will be no suggestions; the field works without them
 */
export function looking(found: (places: readonly Place[]) => void, failed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const stop = () => {
    clearTimeout(timer);
    asking?.abort();
  };
  const start = (typed: string, wait = pause) => {
    stop();
    const text = typed.trim();
    if (!text) failed();
    else timer = setTimeout(() => void ask(text), wait);
  };
  async function ask(text: string) {
    asking = new AbortController();
    const { signal } = asking;
    try {
      const answer = await fetch(`/api/places/?q=${encodeURIComponent(text)}`, { signal });
      if (!answer.ok) throw answer;
      found(await answer.json());
    } catch {
      if (!signal.aborted) failed();
    }
  }
  return { start, stop };
}
