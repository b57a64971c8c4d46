/** A character as a player's account has it. */
export interface CharacterSnapshot {
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

export interface LightConeSnapshot {
  readonly id: number;
  readonly level: number;
  readonly ascension: number;
}

/** What a scanner's file or a public showcase says of an account. */
export interface AccountSnapshot {
  readonly characters: readonly CharacterSnapshot[];
  readonly lightCones: readonly LightConeSnapshot[];
  /** How many there are of each item; empty where the source has no inventory. */
  readonly materials: readonly { readonly id: number; readonly count: number }[];
  /** Rows of materials that could not be read; with any, an item that is not listed may still be there. */
  readonly unreadMaterials?: number;
  /** All rows, and values within rows, that could not be read. */
  readonly unread: number;
}
