const never = (): never => {
  throw new Error("Left out of the worker.");
};

// Replaces what PDFKit imports and our papers never need: packed web fonts, pictures, encryption.
export { never as cbc, never as default, never as ecb };
