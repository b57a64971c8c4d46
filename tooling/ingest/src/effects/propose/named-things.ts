import type { SkillWord } from '@trailbook/core/internal/effects';
import type { CharacterTexts } from './source-texts.ts';

/** What a character's texts call by a name of its own, as the vocabulary has it. */
export type NamedThings = ReadonlyMap<string, string>;

const NAMED = /【([^】]+)】|「([^」]+)」/g;

/** How its surroundings tell what a named thing is; `@` stands for the name. */
const SIGNS: readonly (readonly [word: string, sign: RegExp])[] = [
  ['zone', /(?:结界|境界|领域|区域)@|@(?:开启|展开)|展开@/],
  ['charge', /[点层枚个]@|@(?:上限|达到|层数|叠加)|消耗.{0,6}@/],
  [
    'mark',
    /(?:陷入|施加|附上|标记|处于)@[^。]*敌|敌方[^，。]*(?:陷入|成为|处于|持有)@|使[^，。]*目标[^，。]*陷入@/,
  ],
  ['stance', /进入@|@状态(?:下|时)?|处于@|变为@/],
  ['boon', /(?:获得|持有|提供|拥有)@/],
];

/** Names of the things that a character's texts speak of, each with the word that stands for it. */
export function namedThings(
  texts: CharacterTexts,
  wordOfSkill: (id: number) => SkillWord | undefined,
): NamedThings {
  const all = [...texts.skills.values(), ...texts.eidolons.values(), ...texts.points.values()].join(
    '\n',
  );
  const names = new Set([...all.matchAll(NAMED)].map((match) => match[1] ?? match[2] ?? ''));
  const taken = new Map<string, number>();
  const things = new Map<string, string>();
  for (const name of names) {
    const skill = texts.skillNames.get(name);
    const word = skill === undefined ? undefined : wordOfSkill(skill);
    if (word) {
      things.set(name, `skill:${word}`);
      continue;
    }
    if (name === texts.memosprite) continue;
    const about = all.replaceAll(`【${name}】`, '@').replaceAll(`「${name}」`, '@');
    const kind = SIGNS.find(([, sign]) => sign.test(about))?.[0];
    if (!kind) continue;
    const place = (taken.get(kind) ?? 0) + 1;
    taken.set(kind, place);
    if (place <= (kind === 'charge' ? 3 : 2))
      things.set(name, place === 1 ? kind : `${kind}${place}`);
  }
  return things;
}

/** The text with names replaced: the character by 自身, its memosprite by 忆灵, named things by ⟦word⟧. */
export function withoutNames(
  text: string,
  names: { readonly self: readonly string[]; readonly memosprite: string | undefined },
  things: NamedThings,
): string {
  const named = text.replace(NAMED, (whole, one?: string, other?: string) => {
    const name = one ?? other ?? '';
    if (name === names.memosprite) return '忆灵';
    if (names.self.includes(name)) return '自身';
    const word = things.get(name);
    if (!word) return whole;
    return word.startsWith('skill:') ? `⟨${word.slice(6)}⟩` : `⟦${word}⟧`;
  });
  const ownNames = names.self.reduce((rest, name) => rest.replaceAll(name, '自身'), named);
  const renamed = names.memosprite ? ownNames.replaceAll(names.memosprite, '忆灵') : ownNames;
  return renamed
    .replace(/忆灵忆灵/g, '忆灵')
    .replace(/装备者/g, '自身')
    .replace(/自身自身/g, '自身');
}
