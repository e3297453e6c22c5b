export interface BilingualText {
  en: string;
  mi: string;
}

export interface OperationParameter extends BilingualText {
  name: string;
  in: "path" | "query";
  schema: object;
  required?: boolean;
}

export interface Operation extends BilingualText {
  method: "get" | "post";
  path: string;
  parameters?: OperationParameter[];
  answers: Record<number, BilingualText>;
  /** Served by the site itself: the path is the whole one. */
  isOfSite?: boolean;
}
