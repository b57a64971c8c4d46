/** A character as an account tells it. */
export interface ToldCharacter {
  readonly id: number;
  readonly level: number;
  readonly ascension: number;
  readonly eidolon: number;
  /** Levels of skills and traces, by their place in the tree or by their own id. */
  readonly points: {
    readonly by: 'anchor' | 'id';
    readonly levels: Readonly<Record<string, number>>;
  };
}

export interface ToldLightCone {
  readonly id: number;
  readonly level: number;
  readonly ascension: number;
}

/** What is known of an account. */
export interface ToldAccount {
  readonly characters: readonly ToldCharacter[];
  readonly lightCones: readonly ToldLightCone[];
  /** How many there are of each item; empty where that is not told. */
  readonly materials: readonly { readonly id: number; readonly count: number }[];
  /** Rows of materials that could not be read: of what is not among the others nobody knows whether there is any. */
  readonly unreadMaterials?: number;
  /** All rows, and values within rows, that could not be read. */
  readonly unread: number;
}

/** Why nothing can be taken from a file. */
export type PrefillError = {
  readonly code: 'ACCOUNT_TOO_LONG' | 'ACCOUNT_BROKEN' | 'ACCOUNT_OTHER' | 'ACCOUNT_EMPTY';
};
