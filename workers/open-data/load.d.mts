/** Makes D1 hold exactly the records of the files; gives the titles of the resources that had changed. */
export function loadOpenData(db: Pick<D1Database, "prepare" | "batch">): Promise<string[]>;
