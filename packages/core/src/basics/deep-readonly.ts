/** A type as it is read: none of it can be written to. For the types that schemas infer. */
export type DeepReadonly<T> = T extends (infer U)[]
  ? readonly DeepReadonly<U>[]
  : // An id is a number, whatever its type says beside.
    T extends number
    ? T
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;
