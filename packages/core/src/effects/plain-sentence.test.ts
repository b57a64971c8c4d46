import { describe, expect, it } from 'vitest';
import golden from '../../test/plain-sentences.json' with { type: 'json' };
import { dataset } from '../../test/real-data.ts';
import type { EffectEntry } from '../dataset/effect-schema.ts';
import { createLookup, LANGUAGES, type Language, type Lookup } from '../dataset/index.ts';
import { CLAUSES, PARTIES } from '../dataset/sentence-terms.ts';
import { effectLines, effectTextOf, plainSentenceOf } from './effect-lines.ts';
import { termsOf } from './effect-text.ts';
import { lineText } from './line.ts';
import type { PlainSubject } from './plain/clause.ts';
import { plainClauses } from './plain/plain-clauses.ts';
import { plainSentence } from './plain-sentence.ts';

type Effects = PlainSubject['effects'];
interface Told extends Omit<PlainSubject, 'effects'> {
  readonly name: string;
  readonly entry: EffectEntry;
}

const { skills, points, eidolons } = dataset.effects;

const told: readonly Told[] = [
  ...[...dataset.skills.values()].map(({ id, params, element }) => ({
    name: `skill ${id}`,
    entry: skills.get(id),
    levels: params,
    element,
  })),
  ...[...dataset.characters.values()].flatMap(({ variants }) =>
    variants.flatMap((variant) => [
      ...variant.points.map(({ id, params = [] }) => ({
        name: `point ${id}`,
        entry: points.get(id),
        levels: [params],
      })),
      ...variant.eidolons.map(({ id, params }) => ({
        name: `eidolon ${id}`,
        entry: eidolons.get(id),
        levels: [params],
      })),
    ]),
  ),
].flatMap(({ entry, ...rest }) => (entry ? [{ entry, ...rest }] : []));

const byName = new Map(told.map((each) => [each.name, each]));

const lookups = new Map(LANGUAGES.map((language) => [language, createLookup(dataset, language)]));

function lookupOf(language: Language): Lookup {
  return lookups.get(language) ?? createLookup(dataset, language);
}

function sentenceOf(language: Language, { entry, levels, element }: Told): string | null {
  return plainSentenceOf(lookupOf(language), entry, { levels, element });
}

/** What effects of our own say in English. */
function saying(effects: Effects, subject: Partial<PlainSubject> = {}): string | undefined {
  const effectText = effectTextOf(lookupOf('en'));
  return plainSentence(effectText, { effects, levels: [[]], ...subject });
}

describe.each(LANGUAGES)('sentences of well-known skills: %s', (language) => {
  it.each(Object.entries<string>(golden[language]))('%s', (name, sentence) => {
    const thing = byName.get(name);
    expect(thing && sentenceOf(language, thing)).toBe(sentence);
  });
});

describe('what becomes a clause', () => {
  it('one enemy and those beside it are hit together', () => {
    const effects: Effects = [
      { do: 'damage', to: 'enemy', amount: '100% atk' },
      { do: 'damage', to: 'beside', amount: '50% atk' },
    ];
    expect(saying(effects, { element: 'fire' })).toBe(
      'Deals Fire DMG to one enemy and those next to it.',
    );
  });

  it('a chance below the whole is said, and a base chance of all is not', () => {
    const burns = (chance: string): Effects => [
      { do: 'state', to: 'enemy', state: 'burn', chance, turns: '2' },
    ];
    expect(saying(burns('80%'))).toBe('May inflict Burn on one enemy for 2 turns.');
    expect(saying(burns('100%'))).toBe('Inflicts Burn on one enemy for 2 turns.');
    expect(saying(burns('#1%'), { levels: [[0.9], [1.1]] })).toMatch(/^May/);
  });

  it('a deed by chance without a clause of its own is not said as if it were sure', () => {
    expect(saying([{ do: 'extraTurn', to: 'self', fixed: '50%' }])).toBeUndefined();
  });

  it('turns that a level changes are left to the lines', () => {
    const effects: Effects = [{ do: 'up', to: 'self', stat: 'atk', amount: '9%', turns: '#1' }];
    expect(saying(effects, { levels: [[2], [3]] })).toBe('Raises own ATK.');
    expect(saying(effects, { levels: [[1], [1]] })).toBe('Raises own ATK for 1 turn.');
  });

  it('what a state does that the skill inflicts goes without saying', () => {
    expect(
      saying([
        { do: 'state', to: 'enemy', state: 'freeze', turns: '1' },
        {
          do: 'additional',
          to: 'anyEnemy',
          amount: '50% atk',
          when: ['anyEnemy turnStart'],
          if: ['enemy freeze'],
        },
      ]),
    ).toBe('Inflicts Freeze on one enemy for 1 turn.');
  });

  it('a condition or a moment without a phrase leaves its effect to the lines', () => {
    expect(
      saying([
        { do: 'up', to: 'self', stat: 'atk', amount: '9%', if: ['charge3>=2'] },
        { do: 'energy', to: 'self', amount: '5', when: ['summon hit'] },
      ]),
    ).toBeUndefined();
  });

  it('an effect for one certain character is not said of all', () => {
    const effects: Effects = [
      { do: 'up', character: 1102, stat: 'atk', amount: '9%' },
      { do: 'up', to: 'boonHolder', stat: 'atk', amount: '9%' },
    ];
    expect(saying(effects)).toBeUndefined();
  });

  it('a resource with a name of its own is called by it', () => {
    const effects: Effects = [{ do: 'charge', to: 'self', state: 'banger', amount: '15' }];
    expect(saying(effects)).toBe('Gains Certified Banger.');
  });

  it('a stat that is set is no stat that rises', () => {
    const effects: Effects = [{ do: 'up', to: 'summon', stat: 'spd', amount: 'to 165' }];
    expect(saying(effects)).toBeUndefined();
  });
});

describe('what would mislead', () => {
  it('an Ultimate that takes charge instead of energy is not used by itself', () => {
    const effects: Effects = [{ do: 'use', skill: ['ultimate'], if: ['charge>=9'] }];
    expect(saying(effects)).toBe('Can use the Ultimate with enough Charge.');
    expect(saying([{ do: 'enhance', skill: ['ultimate'], if: ['charge>=9'] }])).toBe(
      'Enhances the Ultimate with enough Charge.',
    );
  });

  it('whoever it happens to is not all of them', () => {
    expect(saying([{ do: 'delay', to: 'anyEnemy', amount: '10%', when: ['anyAlly breaks'] }])).toBe(
      'Makes that enemy act later when an ally breaks a weakness.',
    );
    expect(saying([{ do: 'up', to: 'anyAlly', stat: 'dmg', amount: '9%', when: ['heals'] }])).toBe(
      'Raises DMG of that ally when healing.',
    );
    expect(
      saying([{ do: 'up', to: 'anyAlly', stat: 'dmg', amount: '9%', when: ['skill'] }]),
    ).toBeUndefined();
  });

  it('what is more for fewer enemies is not against several', () => {
    expect(
      saying([
        {
          do: 'up',
          to: 'allies',
          stat: 'dmg',
          amount: '20%/30%/40%',
          if: ['enemiesCount>=3/2/1'],
        },
      ]),
    ).toBe('Raises DMG of all allies. The fewer enemies there are, the stronger.');
    const more = { do: 'more', skill: ['ultimate'], what: 'rate' } as const;
    expect(
      saying([
        { ...more, amount: '10%', if: ['enemiesCount>=3'] },
        { ...more, amount: '20%/30%', if: ['enemiesCount=2/1'] },
      ]),
    ).toBeUndefined();
  });

  it('what only one skill brings about is not said of all', () => {
    const again = { do: 'advance', to: 'self', amount: '100%', when: ['kill'] } as const;
    expect(saying([{ ...again, scope: ['ultimate'] }])).toBeUndefined();
    expect(saying([{ ...again, scope: ['basic', 'skill', 'ultimate'] }])).toBe(
      'Acts at once after defeating an enemy.',
    );
  });

  it('one target is named once', () => {
    expect(
      saying([
        { do: 'cleanse', to: 'ally', count: '1' },
        { do: 'advance', to: 'otherAlly', amount: '100%' },
        { do: 'up', to: 'ally', stat: 'dmg', amount: '9%' },
      ]),
    ).toBe(
      'Removes debuffs from one ally and lets that ally act at once. Raises DMG of that ally.',
    );
    expect(
      saying([
        { do: 'damage', to: 'enemy', amount: '9% atk' },
        { do: 'state', to: 'enemy', state: 'burn', chance: '100%', turns: '2' },
      ]),
    ).toBe('Deals DMG to one enemy and inflicts Burn on that enemy for 2 turns.');
  });

  it('a DoT alone deals its damage at once, and not every one', () => {
    expect(
      saying([{ do: 'detonate', to: 'enemies', state: 'burn', amount: '9% damageDone' }]),
    ).toBe('Makes Burn on all enemies deal DMG at once.');
  });

  it('a drawback alone is none', () => {
    expect(saying([{ do: 'loseHp', to: 'self', amount: '9% hp' }])).toBeUndefined();
    expect(saying([{ do: 'advance', to: 'enemies', amount: '100%' }])).toBeUndefined();
    expect(
      saying([
        { do: 'damage', to: 'enemy', amount: '9% atk' },
        { do: 'spend', to: 'self', when: ['energyFull'] },
      ]),
    ).toBe('Deals DMG to one enemy.');
  });

  it('the own condition comes before the moment of another', () => {
    expect(
      saying([
        {
          do: 'additional',
          to: 'enemy',
          amount: '9% atk',
          when: ['anyAlly afterAttack'],
          if: ['stance'],
        },
      ]),
    ).toBe('In the special form, deals Additional DMG to one enemy after an ally attacks.');
    expect(
      saying([{ do: 'up', to: 'allies', stat: 'critRate', amount: '9%', if: ['charge>=9'] }]),
    ).toBe('With enough Charge, raises CRIT Rate of all allies.');
  });

  it('a condition of each enemy is none of all', () => {
    expect(
      saying([
        {
          do: 'additional',
          to: 'enemies',
          amount: '9% atk',
          when: ['afterAttack'],
          if: ['enemy shock'],
        },
      ]),
    ).toBeUndefined();
  });

  it('an Ultimate whose effect triggers more often is not used more often', () => {
    expect(saying([{ do: 'more', skill: ['ultimate'], what: 'limit', amount: '1' }])).toBe(
      'The effect of the Ultimate can trigger more often.',
    );
  });

  it('what hangs on an attack is not said without it', () => {
    expect(
      saying([
        { do: 'followUp', to: 'enemy', amount: '9% atk', when: ['otherAlly basic'] },
        {
          do: 'state',
          to: 'enemy',
          state: 'shock',
          chance: '100%',
          turns: '2',
          when: ['followUp'],
        },
      ]),
    ).toBeUndefined();
    expect(
      saying([
        { do: 'use', skill: ['counter'], fixed: '50%', when: ['otherAlly isHit'] },
        { do: 'state', to: 'attacker', state: 'mark', fixed: '50%', when: ['otherAlly isHit'] },
      ]),
    ).toBeUndefined();
  });

  it('a boon that all allies have is told of all of them, while it lasts', () => {
    expect(
      saying([
        { do: 'state', to: 'allies', state: 'boon', turns: '3' },
        { do: 'up', to: 'boonHolder', stat: 'breakEffect', amount: '9%' },
      ]),
    ).toBe(
      'Gives all allies a Boon for 3 turns. Raises Break Effect of all allies while the Boon lasts.',
    );
    expect(
      saying([
        { do: 'state', to: 'allies', state: 'boon', turns: '3' },
        { do: 'heal', to: 'boonHolder', amount: '9% hp', when: ['boonHolder isHit'] },
      ]),
    ).toContain('Heals that ally when an ally is attacked while the Boon lasts.');
  });

  it('what ends with an attack or a hit is not said as if it stayed', () => {
    const until = (end: 'attackEnd' | 'isHit' | 'battleEnd'): Effects => [
      { do: 'up', to: 'enemy', stat: 'dmgTaken', amount: '9%', until: end, when: ['basic'] },
    ];
    expect(saying(until('attackEnd'))).toBeUndefined();
    expect(saying(until('battleEnd'))).toMatch(/take more DMG/);
    expect(
      saying([{ do: 'down', to: 'self', stat: 'dmgTaken', amount: '9%', until: 'isHit' }]),
    ).toBeUndefined();
    expect(
      saying([
        { do: 'up', to: 'self', stat: 'dmg', amount: '9%', until: 'attackEnd', when: ['basic'] },
      ]),
    ).toBe('Raises own DMG when using the Basic ATK.');
  });

  it('what comes for HP that are lost does not come of itself', () => {
    expect(saying([{ do: 'charge', to: 'self', amount: '1', per: '1% hpLost' }])).toBeUndefined();
  });

  it('the element of a weakness is none of the stat', () => {
    expect(
      saying([
        {
          do: 'up',
          to: 'self',
          stat: 'dmg',
          element: 'fire',
          amount: '9%',
          if: ['enemy weakTo'],
        },
      ]),
    ).toBe('Raises own DMG if the enemy has the matching weakness.');
  });

  it('no mark is put on marked enemies, and nobody survives when the battle starts', () => {
    expect(saying([{ do: 'state', to: 'marked', state: 'mark', when: ['skill'] }])).toBeUndefined();
    expect(saying([{ do: 'survive', to: 'self', when: ['battleStart'] }])).toBeUndefined();
  });
});

describe('which clauses stay', () => {
  it('a skill that attacks is not told by its resources alone', () => {
    const effects: Effects = [
      { do: 'damage', to: 'enemy', amount: '100% atk', if: ['charge3>=2'] },
      { do: 'charge', to: 'self', amount: '1' },
    ];
    expect(saying(effects)).toBeUndefined();
    expect(saying(effects.slice(1))).toBe('Gains Charge.');
    const guards: Effects = [{ do: 'guard', to: 'anyAlly' }, ...effects.slice(1)];
    expect(saying(guards)).toBeUndefined();
  });

  it('attacks come before own gains, and those before resources', () => {
    const when = (event: 'basic' | 'skill' | 'ultimate' | 'kill') => [event];
    const sentence = saying([
      { do: 'energy', to: 'self', amount: '5', when: when('kill') },
      { do: 'up', to: 'self', stat: 'atk', amount: '9%', when: when('basic') },
      { do: 'up', to: 'allies', stat: 'spd', amount: '9%', when: when('ultimate') },
      { do: 'damage', to: 'enemies', amount: '100% atk', when: when('skill') },
    ]);
    expect(sentence).toContain('Deals DMG to all enemies');
    expect(sentence).toContain('Raises SPD of all allies');
    expect(sentence).toContain('Raises own ATK');
    expect(sentence).not.toContain('Energy');
  });

  it('the same at several moments is said once', () => {
    const gain = { do: 'energy', to: 'self', amount: '5' } as const;
    expect(
      saying([
        { ...gain, when: ['ultimate'] },
        { ...gain, when: ['kill'] },
      ]),
    ).toBe('Gains Energy when using the Ultimate or after defeating an enemy.');
  });

  it('no verb follows a clause in which a skill does something itself', () => {
    const effects: Effects = [
      { do: 'more', skill: ['talent'], what: 'hits', amount: '3' },
      { do: 'up', to: 'self', stat: 'atk', amount: '9%' },
    ];
    expect(saying(effects)).toBe('Raises own ATK and the Talent hits more often.');
  });
});

describe.each(LANGUAGES)('words of sentences: %s', (language) => {
  const { clauses, parties } = termsOf(dataset, language).sentences;

  it('a clause has whom in each form that it asks for', () => {
    const missing = CLAUSES.flatMap((kind) =>
      [...clauses[kind].matchAll(/\{whom(?:\.(\w+))?\}/g)].flatMap(([, form]) =>
        PARTIES.filter((party) => {
          const words = parties[party];
          const has = typeof words === 'string' ? form === undefined : form && form in words;
          return !has;
        }).map((party) => `${kind} ${party}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('every sentence of the data is whole', () => {
    const broken = told.flatMap((thing) => {
      const sentence = sentenceOf(language, thing);
      const isWhole = sentence === null || !BROKEN.test(sentence);
      return isWhole ? [] : [`${thing.name}: ${sentence}`];
    });
    expect(broken).toEqual([]);
  });

  it('every figure of a sentence stands in its lines', () => {
    const lookup = lookupOf(language);
    const strange = told.flatMap((thing) => {
      const lines = (effectLines(lookup, thing.entry) ?? [])
        .flatMap((line) => thing.levels.map((params) => lineText(language, line, params)))
        .join('\n');
      const figures = sentenceOf(language, thing)?.match(/\d+/g) ?? [];
      return figures.filter((figure) => !lines.includes(figure)).map(() => thing.name);
    });
    expect(strange).toEqual([]);
  });
});

/** An empty slot, a word of programs, doubled stops or room, an empty pair of brackets, a stop with nothing before it. */
const BROKEN =
  /[{}|]|undefined|null|[.,。、，]\s*[.,。、，]| {2}|[(（]\s*[)）]|^\s*[.,。、，]|[(（ ],/;

describe('every sentence of the data', () => {
  it('has at most three sentences, of at most two clauses', () => {
    const long = told.filter(({ entry: { effects }, levels, element }) => {
      const sentences = plainClauses({ effects, levels, element });
      const growths = sentences.filter(({ growth }) => growth).length;
      return sentences.length + growths > 3 || sentences.some(({ clauses }) => clauses.length > 2);
    });
    expect(long).toEqual([]);
  });

  it('names no stat, state, skill or moment that its effects lack', () => {
    const strange = told.flatMap(({ name, entry: { effects }, levels, element }) => {
      const words = JSON.stringify(effects);
      // What holders of a boon do, all allies do where all have it; boons are known by who holds them.
      const isThere = (word: string) =>
        new RegExp(`\\b${word.replace(/^anyAlly /, '(?:anyAlly|boonHolder) ')}\\b`).test(words);
      return plainClauses({ effects, levels, element })
        .flatMap(({ clauses, when, enemyHas }) => [
          ...clauses.flatMap(({ stats = [], states = [], skills: its = [] }) => [
            ...stats.map(({ stat }) => stat),
            ...states,
            ...its,
          ]),
          ...when.uses,
          ...when.moments.map((moment) =>
            moment === 'battleStart' ? '(battleStart|nextBattle)' : moment,
          ),
          ...(enemyHas ? [enemyHas] : []),
        ])
        .filter((word) => !isThere(word))
        .map((word) => `${name}: ${word}`);
    });
    expect(strange).toEqual([]);
  });

  it('tells of all enemies or allies only where an effect is for all of them', () => {
    const strange = told.flatMap(({ name, entry: { effects }, levels, element }) => {
      const isFor = (...targets: readonly Effects[number]['to'][]) =>
        effects.some(({ to }) => targets.includes(to));
      const isRescue = effects.some(({ do: deed, to }) => deed === 'survive' && to === 'anyAlly');
      const isRight = (whom: string | undefined) =>
        (whom !== 'enemies' || isFor('enemies', 'otherEnemies')) &&
        (whom !== 'allies' || isFor('allies') || isRescue);
      return plainClauses({ effects, levels, element })
        .flatMap(({ clauses: told }) => told)
        .filter(({ whom }) => !isRight(whom))
        .map(({ kind }) => `${name}: ${kind}`);
    });
    expect(strange).toEqual([]);
  });

  it('has no condition that would seem to be that of another, or of all', () => {
    const own =
      'with enough (?!Charge of)|(?<!summoner is )in the special form|at (?:low|high) HP|while shielded';
    const misleading = new RegExp(
      [
        `(?:when|after|start of) (?:an|another|the|a) (?:ally|enemy|marked|holder|memosprite)[^.]* (?:${own})`,
        `(?:all allies|defeating an enemy|if the enemy)[^.]* (?:${own})`,
        'all enemies[^.]* if the enemy (?:suffers|has|’s weakness)',
      ].join('|'),
    );
    const strange = told.flatMap((thing) =>
      (sentenceOf('en', thing) ?? '')
        .split('. ')
        .filter((sentence) => misleading.test(sentence))
        .map((sentence) => `${thing.name}: ${sentence}`),
    );
    expect(strange).toEqual([]);
  });

  it('is no drawback alone', () => {
    const strange = told.flatMap((thing) =>
      (sentenceOf('en', thing) ?? '')
        .split(/\.(?: |$)/)
        .filter((sentence) => /^(?:Spends|Costs|Lets all enemies act)(?!.* and )/.test(sentence))
        .map((sentence) => `${thing.name}: ${sentence}`),
    );
    expect(strange).toEqual([]);
  });

  it('calls stats, states and damage in English as its lines do', () => {
    const lookup = lookupOf('en');
    const terms =
      /ATK|DEF|SPD|CRIT Rate|CRIT DMG|RES PEN|Break Effect|Skill Points|Energy|Shield|Charge|Punchline/g;
    const strange = told.flatMap((thing) => {
      const lines = (effectLines(lookup, thing.entry) ?? [])
        .map((line) => lineText('en', line, thing.levels[0] ?? []))
        .join('\n');
      const named = sentenceOf('en', thing)?.match(terms) ?? [];
      return named.filter((term) => !lines.includes(term)).map((term) => `${thing.name}: ${term}`);
    });
    expect(strange).toEqual([]);
  });

  it('is there for most skills', () => {
    const withSentence = told.filter((thing) => sentenceOf('en', thing) !== null);
    expect(withSentence.length / told.length).toBeGreaterThan(0.8);
  });
});
