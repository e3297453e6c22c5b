import { limits } from "./limits.ts";

/** What the database was asked for, unless it takes longer than a page can wait. @throws then, or what it throws */
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
