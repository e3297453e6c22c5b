/** What the registry says about one field, in its own shape. */
export interface Message {
  code: string;
  field: string;
  message: string;
  type: "error" | "warning";
}

export const error = (code: string, field: string, message: string): Message => ({
  code,
  field,
  message,
  type: "error",
});

export const warning = (code: string, field: string, message: string): Message => ({
  code,
  field,
  message,
  type: "warning",
});
