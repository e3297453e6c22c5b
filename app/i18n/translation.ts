/** The shape of a text table in another language: the same keys, other words. A missing or extra key is a type error. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
