import { describe, expect, it } from 'vitest';
import { dataset } from '../../test/real-data.ts';

const { nicknames = {}, jp } = dataset.search;
const readings = jp?.characters ?? {};

const HAN = /\p{Script=Han}/u;

describe('how players write characters', () => {
  it('is told of characters that there are', () => {
    const ids = new Set<number>(dataset.characters.keys());
    const strange = [nicknames, readings].flatMap(Object.keys).filter((id) => !ids.has(Number(id)));
    expect(strange).toEqual([]);
  });

  it('has a reading of every Japanese name in kanji, in kana', () => {
    const unread = [...dataset.characters.keys()].filter((id) => {
      const name = dataset.names.jp?.character[id];
      return name && HAN.test(name) && !readings[id];
    });
    expect(unread).toEqual([]);
    const inKanji = Object.values(readings)
      .flat()
      .filter((reading) => HAN.test(reading));
    expect(inKanji).toEqual([]);
  });
});
