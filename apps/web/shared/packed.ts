import { useMemo } from 'react';

declare const OF: unique symbol;

/**
 * A page's model as one JSON text: what a loader hands to its page. The framework's own way of writing data numbers
 * every value, and says each by its number: that takes several times as long as JSON, and a sixth more of a compressed
 * page. Nothing else of it is needed: a model has no value but JSON's, see packed.test.ts.
 */
export type Packed<Value> = string & { readonly [OF]: Value };

export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value) as Packed<Value>;
}

export function unpack<Value>(packed: Packed<Value>): Value {
  return JSON.parse(packed);
}

/** Whether a page can read what its loader has answered, which may be cut off, or nothing. */
export function isReadable(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('props' in answer)) return false;
  try {
    const { props } = answer;
    // A text that is not whole throws.
    return typeof props === 'string' && JSON.parse(props) !== null;
  } catch {
    return false;
  }
}

/** The same value as long as the text is the same. */
export function useUnpacked<Value>(packed: Packed<Value>): Value {
  return useMemo(() => unpack(packed), [packed]);
}
