/** What an operator has set up beside the site itself; none of it is there unless it is named. */
export interface Services {
  /** The script that brings a provider of ads. */
  readonly ads: string | null;
  /** Where visits are counted, without cookies. */
  readonly analytics: string | null;
  /** Where faults of ours are told. */
  readonly errors: string | null;
}
