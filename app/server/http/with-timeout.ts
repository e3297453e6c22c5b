import { limits } from "./limits.ts";

/** @throws when the database takes longer than a page can wait */
export async function withTimeout<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database takes too long.")), limits.databaseWait);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
