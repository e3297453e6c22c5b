export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
