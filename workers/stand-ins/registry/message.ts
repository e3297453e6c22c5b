export interface RegistryMessage {
  code: string;
  field: string;
  message: string;
  type: "error" | "warning";
}

export const error = (code: string, field: string, message: string): RegistryMessage => ({
  code,
  field,
  message,
  type: "error",
});

export const warning = (code: string, field: string, message: string): RegistryMessage => ({
  code,
  field,
  message,
  type: "warning",
});
