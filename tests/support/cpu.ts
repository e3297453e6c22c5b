/** Milliseconds of processor that something takes here: a busy machine makes it no longer. */
export async function cpuOf(act: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await act();
  return process.cpuUsage(begun).user / 1000;
}
