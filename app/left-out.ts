const never = (): never => {
  throw new Error("Left out of the worker.");
};

// Replaces libraries that Remix imports and never calls here, and React's browser part: we stream no loader data
// and read uploads and cookies ourselves.
export {
  never as decode,
  never as encode,
  never as parse,
  never as serialize,
  never as streamMultipart,
  never as flushSync,
};
