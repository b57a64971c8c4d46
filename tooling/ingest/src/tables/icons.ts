import * as z from 'zod';
import { hash, id, path, picture } from '../dump/raw.ts';
import { rawTable, tableLike } from '../dump/raw-table.ts';
import { createPageIds } from '../page-ids.ts';
import type { Source } from '../source.ts';

const PlayerIcon = rawTable(
  'PlayerIcon',
  ['ID'],
  z.object({ ID: id, ImagePath: path, IsVisible: z.boolean().default(false) }),
);
const AvatarPlayerIcon = rawTable(
  'AvatarPlayerIcon',
  ['ID'],
  z.object({ ID: id, ImagePath: path, AvatarID: id }),
);
const ItemConfigAvatarPlayerIcon = rawTable(
  'ItemConfigAvatarPlayerIcon',
  ['ID'],
  z.object({ ID: id, ItemName: hash.optional() }),
);
/** The collaboration part, which has a cut name of its own. */
const ItemConfigAvatarPlayerIcLD = tableLike(
  'ItemConfigAvatarPlayerIcLD',
  ItemConfigAvatarPlayerIcon,
);
const ItemConfig = tableLike('ItemConfig', ItemConfigAvatarPlayerIcon);

const AvatarConfig = rawTable(
  'AvatarConfig',
  ['AvatarID'],
  z.object({ AvatarID: id, AvatarName: hash }),
);

/** Player icons: those of characters and those earned elsewhere. */
export function readIcons(source: Source, characters: ReadonlySet<number>) {
  const { dump, names } = source;
  const called = new Map(dump.table(AvatarConfig).map((row) => [row.AvatarID, row.AvatarName]));
  const loses = 'the icon pages will be empty';
  const named = [
    ...dump.table(ItemConfigAvatarPlayerIcon, 'icons have no names'),
    ...(dump.has(ItemConfigAvatarPlayerIcLD) ? dump.table(ItemConfigAvatarPlayerIcLD) : []),
    ...dump.table(ItemConfig),
  ];
  const hashes = new Map(named.map((row) => [row.ID, row.ItemName]));
  const icons = [
    ...dump
      .table(PlayerIcon, loses)
      .filter((row) => row.IsVisible)
      .map((row) => ({ id: row.ID, icon: picture(row.ImagePath), character: undefined })),
    ...dump.table(AvatarPlayerIcon, loses).map((row) => ({
      id: row.ID,
      icon: picture(row.ImagePath),
      character: characters.has(row.AvatarID) ? row.AvatarID : undefined,
    })),
  ].sort((a, b) => a.id - b.id);
  const nameOf = ({ id, character = 0 }: (typeof icons)[number]) =>
    hashes.get(id) ?? called.get(character);
  for (const icon of icons) names.claim('playerIcon', icon.id, nameOf(icon));
  const pageIds = createPageIds(
    source,
    icons.map((icon) => ({
      id: icon.id,
      name: nameOf(icon),
      kind: 'playerIcon',
      suffix: String(icon.id),
    })),
  );
  return icons.map((icon) => ({ ...icon, pageId: pageIds.get(icon.id) }));
}
