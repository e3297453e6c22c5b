type Prefixed<P extends string, T> = { readonly [K in keyof T & string as `${P}.${K}`]: T[K] };

/** The words of questions that are asked of several people, under the names they have with one of them. */
export const prefixed = <const P extends string, T extends object>(who: P, words: T): Prefixed<P, T> =>
  Object.fromEntries(Object.entries(words).map(([name, words]) => [`${who}.${name}`, words])) as Prefixed<
    P,
    T
  >;
