import { useEffect, useState } from 'react';

/** An answer that is waited for, is there, or does not come. */
export type Answered<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'there'; readonly value: Value };

const WAITING = { state: 'waiting' } as const;

/**
 * What the server answers.
 *
 * @param ask - the same function as long as the same is asked
 */
export function useAnswer<Value>(ask: (signal: AbortSignal) => Promise<Value>): Answered<Value> {
  const [answered, setAnswered] = useState<Answered<Value>>(WAITING);
  useEffect(() => {
    const left = new AbortController();
    setAnswered(WAITING);
    ask(left.signal).then(
      (value) => !left.signal.aborted && setAnswered({ state: 'there', value }),
      (error: unknown) => !left.signal.aborted && setAnswered({ state: 'failed', error }),
    );
    return () => left.abort();
  }, [ask]);
  return answered;
}
