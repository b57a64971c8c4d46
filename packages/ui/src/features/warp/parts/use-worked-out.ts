import { useEffect, useState } from 'react';

/** An answer, and whether a newer question is still being worked out. */
export interface WorkedOut<Input, Answer> {
  readonly answered: Answer | undefined;
  /** What it was asked for. */
  readonly input: Input | undefined;
  readonly isBusy: boolean;
}

const NOTHING = { answered: undefined, input: undefined };

/**
 * The answer to a question, worked out in a worker; undefined until the first has come. What is shown stays
 * until the next is there, with the question that it answers.
 *
 * @param ask - the same function at each drawing
 * @param input - the same at each drawing until it changes; undefined asks nothing
 */
export function useWorkedOut<Input extends object, Answer>(
  ask: (input: Input) => Promise<Answer>,
  input: Input | undefined,
): WorkedOut<Input, Answer> {
  const [last, setLast] = useState<Omit<WorkedOut<Input, Answer>, 'isBusy'>>(NOTHING);
  const [failed, setFailed] = useState<Input | undefined>(undefined);
  const [askNext] = useState(() => oneByOne(ask));
  useEffect(() => {
    if (!input) return;
    let isWanted = true;
    askNext(input, () => isWanted)
      .then((answered) => isWanted && setLast({ answered, input }))
      .catch((error: unknown) => {
        console.warn('Chances could not be worked out.', error);
        if (isWanted) setFailed(input);
      });
    return () => {
      isWanted = false;
    };
  }, [askNext, input]);
  if (!input) return { ...NOTHING, isBusy: false };
  return { ...last, isBusy: last.input !== input && failed !== input };
}

/**
 * Asks one question after the other, of those that wait only what is still wanted: a worker works off all that it is
 * asked, and who types would wait for an answer to every letter.
 */
export function oneByOne<Input, Answer>(ask: (input: Input) => Promise<Answer>) {
  let before: Promise<unknown> = Promise.resolve();
  return (input: Input, isWanted: () => boolean): Promise<Answer | undefined> => {
    const answer = before.then(() => (isWanted() ? ask(input) : undefined));
    before = answer.catch(() => undefined);
    return answer;
  };
}
