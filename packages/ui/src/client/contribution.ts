import type { BannerType } from '@trailbook/core/warp';
import { postWithState } from './post-with-state.ts';

/** All that the server keeps of an account. */
export interface GivenPulls {
  readonly contributor: string;
  readonly banners: readonly {
    readonly type: BannerType;
    readonly pulls: number;
    /** The newest, just as they are kept. */
    readonly newest: readonly KeptWarp[];
  }[];
}

/** All that is kept of one warp. */
export interface KeptWarp {
  readonly banner: number;
  readonly item: number;
  readonly day: string;
}

/** What is kept of the account that a receipt is of. */
export function showContribution(receipt: string): Promise<GivenPulls> {
  return posted('show', receipt);
}

/** Takes out all that an account gave, and its part of the figures; says how many pulls that were. */
export async function withdrawContribution(receipt: string): Promise<number> {
  const { pulls } = await posted<{ readonly pulls: number }>('withdraw', receipt);
  return pulls;
}

async function posted<Answer>(call: 'show' | 'withdraw', receipt: string): Promise<Answer> {
  const response = await postWithState(`/api/v1/contribution/${call}`, { receipt });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  // Our own server's, checked there.
  return (await response.json()) as Answer;
}
