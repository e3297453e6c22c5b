const never = (): never => {
  throw new Error("Left out of the worker.");
};

// In place of libraries that Remix imports and never calls here: loader data is not streamed, uploads and cookies are read by our own code.
// In place of React's browser part.
export {
  never as decode,
  never as encode,
  never as parse,
  never as serialize,
  never as streamMultipart,
  never as flushSync,
};
