import { writeFileSync } from 'node:fs';
import { smallerWidths, WIDEST_PICTURE } from '@trailbook/core/internal/dataset';
import sharp, { type Sharp } from 'sharp';
import type { Gate } from './each-at-once.ts';
import { RefusedError } from './refused-error.ts';

/** The way in which pictures are made: another name makes everything anew. */
export function pictureRecipe(isArt: boolean): string {
  return isArt ? 'art 1' : 'icon 1';
}

/** More than any picture of the game has; a few bytes may claim to be a thousand times as many. */
const MOST_PIXELS = 40_000_000;
const FORMATS = new Set(['png', 'jpeg', 'webp']);
const WEBP = { quality: 84, alphaQuality: 90, effort: 3 } as const;
const PLACEHOLDER_WIDTH = 16;

export interface MadePicture {
  readonly width: number;
  readonly height: number;
  readonly placeholder?: string;
  /** Drafts by what is added to the picture's path. */
  readonly files: ReadonlyMap<string, string>;
}

sharp.cache(false);

/**
 * A picture as WebP: at most {@link WIDEST_PICTURE} wide, and in each smaller width of the ladder.
 *
 * @throws RefusedError where it is none
 */
export async function makePicture(
  content: Buffer,
  { isArt, draft, gate }: { isArt: boolean; draft: () => string; gate: Gate },
): Promise<MadePicture> {
  const { width: fullWidth, height: fullHeight } = await headOf(content);
  // What it takes when it is unpacked, a second time while it is made smaller.
  const giveBack = await gate.take(fullWidth * fullHeight * 4 * 2);
  try {
    const files = new Map<string, string>();
    const write = async (added: string, picture: Sharp) => {
      const file = draft();
      writeFileSync(file, await picture.webp(WEBP).toBuffer());
      files.set(added, file);
    };
    const { data, info } = await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDEST_PICTURE, withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const unpacked = () => sharp(data, { raw: { width, height, channels } });
    await write('.webp', unpacked());
    for (const smaller of smallerWidths(width)) {
      await write(`.${smaller}.webp`, unpacked().resize({ width: smaller }));
    }
    if (!isArt) return { width, height, files };
    const tiny = await unpacked()
      .resize({ width: PLACEHOLDER_WIDTH })
      .blur(0.8)
      .webp({ quality: 40, alphaQuality: 40, effort: 6 })
      .toBuffer();
    return { width, height, placeholder: tiny.toString('base64'), files };
  } catch (error) {
    // A full disk is no fault of the picture.
    if ((error as NodeJS.ErrnoException).code) throw error;
    throw new RefusedError(`is damaged (${firstLine(error)})`);
  } finally {
    giveBack();
  }
}

async function headOf(content: Buffer): Promise<{ width: number; height: number }> {
  const head = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head || !FORMATS.has(head.format)) throw new RefusedError('is no picture');
  if (head.width * head.height > MOST_PIXELS) {
    throw new RefusedError(`is too large: ${head.width} × ${head.height} pixels`);
  }
  return head;
}

function firstLine(error: unknown): string {
  return (error as Error).message.split('\n')[0] ?? '';
}
