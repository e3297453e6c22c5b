export interface ApplicationMessage {
  code: string;
  field: string;
  message: string;
  type: "error" | "warning";
}

export const error = (code: string, field: string, message: string): ApplicationMessage => ({
  code,
  field,
  message,
  type: "error",
});

export const warning = (code: string, field: string, message: string): ApplicationMessage => ({
  code,
  field,
  message,
  type: "warning",
});
