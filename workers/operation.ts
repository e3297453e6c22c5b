export interface Words {
  en: string;
  mi: string;
}

export interface Parameter extends Words {
  name: string;
  in: "path" | "query";
  schema: object;
  required?: boolean;
}

/** A call that this worker answers. */
export interface Operation extends Words {
  method: "get" | "post";
  path: string;
  parameters?: Parameter[];
  answers: Record<number, Words>;
}
