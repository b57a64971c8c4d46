import { VOICES, type Voice } from '@trailbook/core/internal/basics';
import type { Lookup, PageName, PageText } from '@trailbook/core/internal/dataset';
import {
  archiveEntryKey,
  type CharacterId,
  type Language,
  voiceActorKey,
} from '@trailbook/core/internal/dataset';

export interface StoryItem {
  readonly id: number;
  readonly title: PageText | null;
  readonly unlock: PageText | null;
  readonly text: PageText;
}

export interface VoiceItem {
  readonly id: number;
  readonly isBattle: boolean;
  readonly title: PageText | null;
  readonly unlock: PageText | null;
  readonly text: PageText | null;
  /** The clip's file below a voice language's folder; null where there is none. */
  readonly audio: string | null;
}

/** What is told of a person, shared by all of its forms. */
export interface ArchivePage {
  readonly camp: PageName | null;
  readonly actors: readonly { readonly voice: Voice; readonly name: PageName }[];
  /** Stories that can be read; without texts there are none. */
  readonly stories: readonly StoryItem[];
  readonly voices: readonly VoiceItem[];
}

/** The archive of a character. Rule D7. */
export function archivePage(lookup: Lookup, id: CharacterId): ArchivePage | null {
  const archive = lookup.dataset.archives.get(id);
  if (!archive) return null;
  const unlockOf = (unlock: number | undefined) =>
    unlock === undefined ? null : lookup.text('archiveUnlock', unlock);
  return {
    camp: archive.camp === undefined ? null : lookup.name('camp', archive.camp),
    actors: VOICES.flatMap((voice) => {
      const name = lookup.name('voiceActor', voiceActorKey(archive.id, voice));
      return name ? [{ voice, name: inItsScript(name, voice, lookup.language) }] : [];
    }),
    stories: archive.stories.flatMap((story) => {
      const text = lookup.text('story', archiveEntryKey(archive.id, story.id));
      if (!text) return [];
      const title = lookup.text('storyTitle', story.id);
      return [{ id: story.id, title, unlock: unlockOf(story.unlock), text }];
    }),
    voices: archive.voices.map((line) => {
      const key = archiveEntryKey(archive.id, line.id);
      return {
        id: line.id,
        isBattle: line.battle ?? false,
        title: lookup.text('voiceTitle', key),
        unlock: unlockOf(line.unlock),
        text: lookup.text('voiceText', key),
        audio: line.audio ?? null,
      };
    }),
  };
}

/** Signs that only the languages of three of the voices are written in. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** A name that the data know in the signs of its home alone is marked with that language, not with the list's. */
function inItsScript(name: PageName, voice: Voice, language: Language): PageName {
  if (voice === 'en' || voice === language || !EAST_ASIAN.test(name.text)) return name;
  return name.lang || !isEastAsian(language) ? { text: name.text, lang: voice } : name;
}

function isEastAsian(language: Language): boolean {
  return language === 'cn' || language === 'cht' || language === 'jp' || language === 'kr';
}
