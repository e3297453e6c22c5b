const mark = "quiet";

/** Something that leaves no trace was read in this tab, or that cannot be known. */
export function isQuietTab(): boolean {
  try {
    return sessionStorage.getItem(mark) !== null;
  } catch {
    return true;
  }
}

/** What was kept is forgotten, and nothing more is kept in this tab. */
export function beQuiet(): void {
  try {
    sessionStorage.setItem(mark, mark);
  } catch {
    // Then the offline island keeps nothing either.
  }
  navigator.serviceWorker?.getRegistration().then(
    (registration) => registration?.active?.postMessage("forget"),
    () => {},
  );
}
