import * as z from 'zod/mini';
import type { DeepReadonly } from '../basics/deep-readonly.ts';
import { VOICES } from '../basics/languages.ts';
import { WIDEST_PICTURE } from './picture-widths.ts';

/** Folders and a name, as the game's tables have them, such as `SpriteOutput/AvatarIcon/Avatar/1102`: it stands in addresses. */
const picturePath = z.string().check(z.maxLength(200), z.regex(/^\w[\w.-]*(?:\/\w[\w.-]*)*$/));

/** `data/pictures.json`: which pictures and voices the operator's assets have. `pnpm operator` writes it. */
export const picturesSchema = z.strictObject({
  version: z.literal(1),
  /** By the tables' own path without its ending. */
  pictures: z.record(
    picturePath,
    z.strictObject({
      width: z.int().check(z.positive(), z.maximum(WIDEST_PICTURE)),
      height: z.int().check(z.positive()),
      /** Of what is shown large: a WebP some 16 pixels wide, in base64. */
      placeholder: z.exactOptional(z.string().check(z.regex(/^[A-Za-z0-9+/]+=*$/))),
    }),
  ),
  /** Names of clips by the language that they are spoken in. */
  voices: z.partialRecord(z.enum(VOICES), z.array(z.string().check(z.regex(/^\w{1,120}$/)))),
});

/** What the operator's assets hold. */
export type Pictures = DeepReadonly<z.infer<typeof picturesSchema>>;
