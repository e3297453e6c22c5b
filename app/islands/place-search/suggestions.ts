export interface PlaceSuggestion {
  kind: "locality" | "street" | "postcode" | "address";
  text: string;
  name: string;
  town: string | null;
  postcode?: string | null;
  name_mi?: string | null;
  latitude: number;
  longitude: number;
}

/** Milliseconds between the last letter and the request. */
const delay = 300;

export function placeSuggestions(found: (places: readonly PlaceSuggestion[]) => void, failed: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;

  const stop = () => {
    clearTimeout(timer);
    request?.abort();
  };
  const start = (typed: string, wait = delay) => {
    stop();
    const text = typed.trim();
    if (!text) failed();
    else timer = setTimeout(() => void load(text), wait);
  };
  async function load(text: string) {
    request = new AbortController();
    const { signal } = request;
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
