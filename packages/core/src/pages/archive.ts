import type { CharacterId, Dataset, Language } from '../dataset/index.ts';
import { VOICES, type Voice } from '../voices.ts';
import { named, type PageName } from './names.ts';
import { type PageText, type TextBooks, textOf } from './texts.ts';

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

/** Texts of an archive are kept under its character's id and the entry's, 1,000 to a character. */
const ENTRIES = 1000;

/** The archive of a character. Source: specification 1, 'Story lists entries …', 'Voice lists playable clips …'. */
export function archivePage(
  dataset: Dataset,
  language: Language,
  id: CharacterId,
  books: TextBooks,
): ArchivePage | null {
  const archive = dataset.archives.get(id);
  if (!archive) return null;
  const unlockOf = (unlock: number | undefined) =>
    unlock === undefined ? null : (textOf(books, language, 'archiveUnlock', unlock) ?? null);
  return {
    camp: archive.camp === undefined ? null : named(dataset, language, 'camp', archive.camp),
    actors: VOICES.flatMap((voice) => {
      const name = named(dataset, language, 'voiceActor', archive.id * 10 + ACTOR_PLACES[voice]);
      return name ? [{ voice, name }] : [];
    }),
    stories: archive.stories.flatMap((story) => {
      const text = textOf(books, language, 'story', archive.id * ENTRIES + story.id);
      if (!text) return [];
      const title = textOf(books, language, 'storyTitle', story.id) ?? null;
      return [{ id: story.id, title, unlock: unlockOf(story.unlock), text }];
    }),
    voices: archive.voices.map((line) => {
      const key = archive.id * ENTRIES + line.id;
      return {
        id: line.id,
        isBattle: line.battle ?? false,
        title: textOf(books, language, 'voiceTitle', key) ?? null,
        unlock: unlockOf(line.unlock),
        text: textOf(books, language, 'voiceText', key) ?? null,
        audio: line.audio ?? null,
      };
    }),
  };
}

/** Under which place the ingest keeps the name of a voice actor. */
const ACTOR_PLACES: Readonly<Record<Voice, number>> = { en: 1, jp: 2, cn: 3, kr: 4 };
