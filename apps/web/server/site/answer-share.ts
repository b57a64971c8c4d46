import { sharedAddress } from '../../shared/share-target';
import { chooseLanguage } from '../addresses/choose-language';

/** Browsers hear an answer once they have sent what they had. Whoever sends more is hung up on. */
const MOST_BYTES = 16 * 1024 ** 2;

/**
 * Answers the post of a share, which the service worker would have taken were it there: the player is told to share once
 * more. Nothing of it is kept. Rule U38.
 */
export async function answerShare(request: Request): Promise<Response> {
  await passOver(request.body);
  return new Response(null, {
    status: 303,
    headers: {
      Location: sharedAddress(chooseLanguage(request), 'late'),
      Vary: 'Cookie, Accept-Language',
      'Cache-Control': 'no-store',
    },
  });
}

async function passOver(body: AsyncIterable<Uint8Array> | null): Promise<void> {
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length;
      if (size > MOST_BYTES) return;
    }
  } catch {
    // Who has stopped sending may still listen.
  }
}
