/** The store that a read-only peek saw last. */
let seen: string | undefined;

/** Which store a peek has found, so that who opens it later sees whether it is the same. */
export function storeSeen(): string | undefined {
  return seen;
}

export function seeStore(id: string | undefined): void {
  seen = id;
}
