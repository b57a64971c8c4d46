import type { ImportedAccount, ImportedPull } from './imported.ts';

/** Pulls by the account that each row names. */
export class PullsByAccount {
  readonly #pulls = new Map<string | null, ImportedPull[]>();

  add(uid: string | null, pull: ImportedPull): void {
    const pulls = this.#pulls.get(uid);
    if (pulls) pulls.push(pull);
    else this.#pulls.set(uid, [pull]);
  }

  /** In the order in which the file names them. */
  accounts(): ImportedAccount[] {
    return [...this.#pulls].map(([uid, pulls]) => ({ uid, label: null, pulls }));
  }
}
