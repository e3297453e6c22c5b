type Prefixed<P extends string, T> = { readonly [K in keyof T & string as `${P}.${K}`]: T[K] };

export const prefixed = <const P extends string, T extends object>(who: P, words: T): Prefixed<P, T> =>
  Object.fromEntries(Object.entries(words).map(([name, words]) => [`${who}.${name}`, words])) as Prefixed<
    P,
    T
  >;
