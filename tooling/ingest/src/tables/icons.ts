import * as z from 'zod';
import { hash, id, path, picture } from '../raw.ts';
import type { Source } from '../source.ts';

const PlayerIcon = z.object({ ID: id, ImagePath: path, IsVisible: z.boolean().default(false) });
const AvatarPlayerIcon = z.object({ ID: id, ImagePath: path, AvatarID: id });
const ItemConfigAvatarPlayerIcon = z.object({ ID: id, ItemName: hash.optional() });

/** Player icons: those of characters and those earned elsewhere. */
export function readIcons({ dump, names }: Source, characters: ReadonlySet<number>) {
  const loses = 'the icon pages will be empty';
  const named = [
    ...dump.table('ItemConfigAvatarPlayerIcon', ItemConfigAvatarPlayerIcon, 'icons have no names'),
    // The collaboration part of this table has a cut name of its own.
    ...(dump.has('ItemConfigAvatarPlayerIcLD')
      ? dump.table('ItemConfigAvatarPlayerIcLD', ItemConfigAvatarPlayerIcon)
      : []),
    ...dump.table('ItemConfig', ItemConfigAvatarPlayerIcon),
  ];
  const hashes = new Map(named.map((row) => [row.ID, row.ItemName]));
  const icons = [
    ...dump
      .table('PlayerIcon', PlayerIcon, loses)
      .filter((row) => row.IsVisible)
      .map((row) => ({ id: row.ID, icon: picture(row.ImagePath) })),
    ...dump.table('AvatarPlayerIcon', AvatarPlayerIcon, loses).map((row) => ({
      id: row.ID,
      icon: picture(row.ImagePath),
      character: characters.has(row.AvatarID) ? row.AvatarID : undefined,
    })),
  ].sort((a, b) => a.id - b.id);
  for (const icon of icons) names.claim('playerIcon', icon.id, hashes.get(icon.id));
  return icons;
}
