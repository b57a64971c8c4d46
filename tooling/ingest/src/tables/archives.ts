import {
  archiveEntryKey,
  protagonistGender,
  VOICES,
  voiceActorKey,
} from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { hash, id } from '../dump/raw.ts';
import { type RowOf, rawTable } from '../dump/raw-table.ts';
import type { Source } from '../source.ts';

const AvatarConfig = rawTable(
  'AvatarConfig',
  ['AvatarID'],
  z.object({ AvatarID: id, AvatarName: hash }),
);
type CharacterRow = RowOf<typeof AvatarConfig>;

const AvatarAtlas = rawTable(
  'AvatarAtlas',
  ['AvatarID'],
  z.object({
    AvatarID: id,
    CampID: id.optional(),
    CV_EN: hash.optional(),
    CV_JP: hash.optional(),
    CV_CN: hash.optional(),
    CV_KR: hash.optional(),
  }),
);
const AvatarCamp = rawTable('AvatarCamp', ['ID'], z.object({ ID: id, Name: hash }));

const StoryAtlas = rawTable(
  'StoryAtlas',
  ['AvatarID', 'StoryID'],
  z.object({
    AvatarID: id,
    StoryID: id,
    Story: hash,
    Unlock: id.optional(),
    SortID: id.optional(),
  }),
);
const StoryAtlasTextmap = rawTable(
  'StoryAtlasTextmap',
  ['StoryID'],
  z.object({ StoryID: id, StoryName: hash }),
);
const AtlasUnlockTextmap = rawTable(
  'AtlasUnlockTextmap',
  ['UnlockID'],
  z.object({ UnlockID: id, UnlockDesc: hash }),
);

const VoiceAtlas = rawTable(
  'VoiceAtlas',
  ['AvatarID', 'VoiceID'],
  z.object({
    AvatarID: id,
    VoiceID: id,
    VoiceTitle: hash,
    Voice_M: hash.optional(),
    Voice_F: hash.optional(),
    AudioID: id.optional(),
    AudioEvent: z.string().default(''),
    IsBattleVoice: z.boolean().default(false),
    SortID: id.optional(),
    Unlock: id.optional(),
  }),
);

/** Faction, voice actors, stories and voice lines of characters. */
export function readArchives(source: Source) {
  const { dump, names, texts } = source;
  for (const row of dump.table(AvatarCamp, 'no factions on character pages')) {
    names.claim('camp', row.ID, row.Name);
  }
  for (const row of dump.table(StoryAtlasTextmap, 'no titles of stories')) {
    texts.claim('storyTitle', row.StoryID, row.StoryName);
  }
  const unlocks = 'no conditions at stories and voice lines';
  for (const row of dump.table(AtlasUnlockTextmap, unlocks)) {
    texts.claim('archiveUnlock', row.UnlockID, row.UnlockDesc);
  }
  const atlas = new Map(
    dump.table(AvatarAtlas, 'no factions on character pages').map((row) => [row.AvatarID, row]),
  );
  const stories = Map.groupBy(
    dump.table(StoryAtlas, 'no stories on character pages'),
    (row) => row.AvatarID,
  );
  const voices = Map.groupBy(
    dump.table(VoiceAtlas, 'no voice lines on character pages'),
    (row) => row.AvatarID,
  );
  const characters = dump.table(AvatarConfig).sort((a, b) => a.AvatarID - b.AvatarID);

  // Namesakes have different hashes: only a text map tells that they share a name.
  const english = dump.textMap('en');
  const nameOf = (row: CharacterRow) => english.get(row.AvatarName) ?? row.AvatarName;

  return [...atlas.values()]
    .sort((a, b) => a.AvatarID - b.AvatarID)
    .map((row) => {
      const { AvatarID } = row;
      const actors = { en: row.CV_EN, jp: row.CV_JP, cn: row.CV_CN, kr: row.CV_KR };
      for (const voice of VOICES) {
        names.claim('voiceActor', voiceActorKey(AvatarID, voice), actors[voice]);
      }
      return {
        characters: sharing(characters, AvatarID, atlas, nameOf),
        id: AvatarID,
        camp: row.CampID,
        stories: (stories.get(AvatarID) ?? []).sort(bySortOr('StoryID')).map((story) => {
          texts.claim('story', archiveEntryKey(AvatarID, story.StoryID), story.Story);
          return { id: story.StoryID, unlock: story.Unlock };
        }),
        voices: (voices.get(AvatarID) ?? []).sort(bySortOr('VoiceID')).map((voice) => {
          const text = archiveEntryKey(AvatarID, voice.VoiceID);
          texts.claim('voiceTitle', text, voice.VoiceTitle);
          texts.claim('voiceText', text, voice.Voice_M ?? voice.Voice_F);
          return {
            id: voice.VoiceID,
            unlock: voice.Unlock,
            battle: voice.IsBattleVoice || undefined,
            audio: voice.AudioEvent || (voice.AudioID ? String(voice.AudioID) : undefined),
          };
        }),
      };
    });
}

/** Forms of one person have one archive: protagonists by gender, namesakes without one of their own. */
function sharing(
  characters: readonly CharacterRow[],
  owner: number,
  atlas: ReadonlyMap<number, unknown>,
  nameOf: (row: CharacterRow) => string,
): number[] {
  const own = characters.find((row) => row.AvatarID === owner);
  return characters
    .filter(
      (row) =>
        row.AvatarID === owner ||
        (!atlas.has(row.AvatarID) &&
          nameOf(row) === (own && nameOf(own)) &&
          protagonistGender(row.AvatarID) === protagonistGender(owner)),
    )
    .map((row) => row.AvatarID);
}

function bySortOr<Key extends 'StoryID' | 'VoiceID'>(key: Key) {
  type Sortable = { readonly SortID?: number | undefined } & Readonly<Record<Key, number>>;
  return (a: Sortable, b: Sortable) =>
    (a.SortID ?? a[key]) - (b.SortID ?? b[key]) || a[key] - b[key];
}
