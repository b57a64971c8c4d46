import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';
import { VOICES } from '../basics/languages.ts';
import {
  archiveEntryKey,
  elementKey,
  pathKey,
  propertyKey,
  relicBonusKey,
  relicPieceKey,
  standardSkillKey,
  voiceActorKey,
} from './index.ts';

describe('name keys', () => {
  it('count places from 1, so that 0 is nobody’s', () => {
    expect(pathKey('destruction')).toBe(1);
    expect(elementKey('imaginary')).toBe(7);
    expect(propertyKey(['MaxHP', 'Attack'], 'Attack')).toBe(2);
    expect(propertyKey(['MaxHP'], 'Speed')).toBe(0);
  });

  it('put a place behind the id of what it belongs to', () => {
    expect(relicPieceKey(101, 'head')).toBe(1011);
    expect(relicPieceKey(301, 'rope')).toBe(3016);
    expect(relicBonusKey(101, 4)).toBe(1014);
    expect(voiceActorKey(1102, 'kr')).toBe(11024);
    expect(archiveEntryKey(1102, 7)).toBe(1_102_007);
  });

  it('find the skill that an enhanced one replaces', () => {
    expect(standardSkillKey(1_100_501)).toBe(100_501);
    expect(standardSkillKey(100_501)).toBe(100_501);
  });

  it('of the committed data are never those of two things', () => {
    const archives = [...new Set(dataset.archives.values())];
    const stories = archives.flatMap(({ id, stories }) =>
      stories.map((story) => archiveEntryKey(id, story.id)),
    );
    const voices = archives.flatMap(({ id, voices }) =>
      voices.map((voice) => archiveEntryKey(id, voice.id)),
    );
    const actors = archives.flatMap(({ id }) => VOICES.map((voice) => voiceActorKey(id, voice)));
    const pieces = dataset.relics.sets.flatMap(({ id, pieces }) =>
      pieces.map(({ type }) => relicPieceKey(id, type)),
    );
    const bonuses = dataset.relics.sets.flatMap(({ id, bonuses }) =>
      bonuses.map((bonus) => relicBonusKey(id, bonus.pieces)),
    );
    for (const keys of [stories, voices, actors, pieces, bonuses]) {
      expect(keys.length).toBeGreaterThan(0);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
