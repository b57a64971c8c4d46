/** As many as are kept until somebody takes them. */
const MOST = 10;

type Take = (error: unknown) => void;

const waiting: unknown[] = [];
let take: Take | undefined;

/** Tells of a fault of ours. Where no operator has asked to hear of them, nobody does. */
export function report(error: unknown): void {
  if (take) take(error);
  else if (waiting.length < MOST) waiting.push(error);
}

/** From now on reports go there; those that were made before go first. */
export function takeReports(next: Take): void {
  take = next;
  for (const error of waiting.splice(0)) next(error);
}
