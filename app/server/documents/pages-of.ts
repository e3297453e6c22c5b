/** The objects of a bucket below a prefix, page by page. */
export async function* pagesOf(bucket: Pick<R2Bucket, "list">, prefix: string): AsyncGenerator<R2Object[]> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...(cursor ? { cursor } : {}) });
    yield page.objects;
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}
