import { describe, expect, it } from 'vitest';
import { plainEffectText } from '../../test/plain-effect-text.ts';
import { dataset } from '../../test/real-data.ts';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../basics/languages.ts';
import type { Effect } from '../dataset/effect-schema.ts';
import * as vocabulary from '../dataset/effect-vocabulary.ts';
import { ELEMENTS, PATHS } from '../dataset/kinds.ts';
import { effectLine } from './effect-line.ts';
import { termsOf } from './effect-text.ts';
import { lineText, signAfter } from './line.ts';

const lineOf = (effect: Effect, params: readonly number[] = [], language: Language = 'en') =>
  lineText(language, effectLine(plainEffectText(language), effect), params);

/** Which spaces end no line is a rule of its own. */
const tell = (...line: Parameters<typeof lineOf>) => lineOf(...line).replaceAll('\u00a0', ' ');

describe('a line', () => {
  it('tells damage by whom it meets and what it grows with', () => {
    const effect: Effect = { do: 'damage', to: 'enemies', amount: '#1% atk' };
    expect(tell(effect, [0.25])).toBe('DMG · all enemies · 25% of ATK');
    expect(tell(effect, [0.25], 'jp')).toBe('ダメージ · 敵全体 · ATKの25%');
  });

  it('tells a change with its sign beside the stat, and how long it lasts', () => {
    const effect: Effect = { do: 'up', to: 'self', stat: 'spd', amount: '#1%', turns: '#2' };
    expect(tell(effect, [0.3, 1])).toBe('SPD +30% · self · 1 turn');
    expect(tell(effect, [0.3, 2])).toBe('SPD +30% · self · 2 turns');
    expect(tell({ ...effect, do: 'down' }, [0.3, 2])).toBe('SPD −30% · self · 2 turns');
  });

  it('says which way a stat goes where the game does not say how far', () => {
    const effect: Effect = { do: 'down', to: 'self', stat: 'aggro' };
    expect(tell(effect)).toBe('Chance of being attacked: lower · self');
    expect(tell({ ...effect, do: 'up' }, [], 'de')).toBe(
      'Chance, angegriffen zu werden: höher · selbst',
    );
    const upTo: Effect = { do: 'up', to: 'self', stat: 'atk', max: '#1%', notes: ['lessByHp'] };
    expect(tell(upTo, [0.4])).toBe('ATK: higher · self · max. 40% · stronger at lower HP');
  });

  it('bears no sign without a figure: it tells that of the skill that it speaks of, if it knows', () => {
    const asSkill: Effect = { do: 'down', to: 'enemies', stat: 'def', notes: ['asSkill'] };
    expect(tell(asSkill)).toBe('DEF: lower · all enemies · as much as by the Skill');
    const figures = [{ value: 0.08 }, { value: 0.18 }];
    const asMuch = () => ({ figures, isRange: true, isPercent: true });
    const line = effectLine({ ...plainEffectText('en'), asMuch }, asSkill);
    expect(lineText('en', line, [])).toBe('DEF −8%–18% · all enemies · as much as by the Skill');
  });

  it('says for whom a skill is besides, where the game does not say for how many', () => {
    const wider: Effect = { do: 'more', to: 'otherAllies', skill: ['talent'], what: 'targets' };
    expect(tell(wider)).toBe('Talent: new targets · all other allies');
    expect(tell(wider, [], 'de')).toBe('Talent: neue Ziele · alle anderen Verbündeten');
    expect(tell({ ...wider, amount: '1' })).toBe('Talent: targets +1 · all other allies');
  });

  it('names the one whose deed it is, where only a certain character’s counts', () => {
    const joint: Effect = { do: 'joint', to: 'enemies', amount: '#1% atk@otherAlly', by: 1015 };
    expect(tell({ ...joint, when: ['otherAlly skill'] }, [1.5])).toBe(
      'N° 1015: Skill · Joint ATK · all enemies · 150% of ATK (N° 1015)',
    );
  });

  it('says that any of some conditions is enough', () => {
    const either: Effect = { do: 'note', ifAny: ['points<=#1', 'times>=5'], notes: ['onlyThen'] };
    expect(tell(either, [3])).toBe('if Skill Points ≤ 3 or times used ≥ 5 · usable only then');
    expect(tell({ ...either, if: ['stance'] }, [3])).toMatch(/^if Special form · if Skill Points/);
  });

  it('says what it comes to at least', () => {
    const spent: Effect = { do: 'spend', to: 'owner', amount: '#1% charge@owner', min: '#2' };
    expect(tell(spent, [0.5, 12])).toBe('Charge −50% · summoner · min. 12');
  });

  it('says by which skill something happens, where it changes no damage', () => {
    const killed: Effect = { do: 'charge', to: 'self', amount: '1', when: ['kill'] };
    expect(tell({ ...killed, scope: ['followUp'] })).toBe(
      'enemy defeated (Follow-up ATK) · Charge +1 · self',
    );
    const dots: Effect = { do: 'more', scope: ['dot'], skill: ['ultimate'], what: 'limit' };
    expect(tell({ ...dots, amount: '1' })).toBe('Ultimate (DoT): uses +1');
  });

  it('says of which skill the multiplier is, and what is delayed', () => {
    const extra: Effect = { do: 'additional', to: 'enemy', amount: '50% skillRate' };
    expect(tell({ ...extra, skill: ['ultimate'] })).toBe(
      'Additional DMG · one enemy · 50% of DMG multiplier (Ultimate)',
    );
    expect(tell({ do: 'delay', state: 'countdown', amount: '15%' })).toBe(
      'Action delayed (Countdown) · 15%',
    );
  });

  it('speaks of that enemy, or ally, once it has said whom something happens to', () => {
    const broken: Effect = { do: 'down', to: 'anyEnemy', stat: 'def', when: ['anyEnemy isBroken'] };
    expect(tell({ ...broken, amount: '#1%' }, [0.2])).toBe(
      'any enemy: Weakness is broken · DEF −20% · that enemy',
    );
    expect(
      tell({ do: 'cleanse', to: 'anyAlly', when: ['anyAlly attack'], if: ['anyAlly debuff'] }),
    ).toBe('any ally: attacking · if that ally: Debuff · Debuffs removed · that ally');
    expect(tell({ do: 'dispel', to: 'anyEnemy', if: ['anyEnemy broken'] }, [], 'de')).toBe(
      'falls beliebiger Gegner: Schwäche gebrochen · Stärkungen entfernt · dieser Gegner',
    );
  });

  it('speaks of that enemy where the chosen one is the one that it has named', () => {
    expect(
      tell({ do: 'dispel', to: 'enemy', when: ['anyEnemy turnStart'], if: ['enemy freeze'] }),
    ).toBe('any enemy: turn starts · if that enemy: Frozen · Buffs removed · that enemy');
  });

  it('names once whom several events or conditions are all about', () => {
    expect(tell({ do: 'cleanse', when: ['anyAlly basic', 'anyAlly skill'] })).toBe(
      'any ally: Basic ATK or Skill · Debuffs removed',
    );
    expect(tell({ do: 'cleanse', if: ['memosprite boon', 'memosprite !present'] })).toBe(
      'if memosprite: Boon, Not on the field · Debuffs removed',
    );
    expect(tell({ do: 'cleanse', when: ['anyAlly basic', 'ultimate'] })).toBe(
      'Ultimate or any ally: Basic ATK · Debuffs removed',
    );
  });

  it('tells apart whom conditions are about, and names once what befalls several', () => {
    expect(
      tell({ do: 'cleanse', if: ['zone', 'ally shielded', 'enemy broken', 'ally full'] }),
    ).toBe(
      'if Zone · if that ally: Shield, Full · if that enemy: Weakness Broken · Debuffs removed',
    );
    expect(tell({ do: 'cleanse', when: ['heals', 'memosprite heals'] })).toBe(
      'self or memosprite: heals · Debuffs removed',
    );
    expect(tell({ do: 'cleanse', when: ['anyAlly debuffs', 'anyEnemy debuffs'] })).toBe(
      'any ally or any enemy: debuff inflicted · Debuffs removed',
    );
  });

  it('names a stat once that grows with itself, and says whose it is', () => {
    const effect: Effect = {
      do: 'up',
      to: 'allies',
      stat: 'breakEffect',
      amount: '#1% breakEffect + 50%',
    };
    expect(tell(effect, [0.24])).toBe('BREAKEFFECT +24% of the caster’s + 50% · all allies');
    expect(tell(effect, [0.24], 'de')).toBe(
      'BREAKEFFECT +24 % des Werts des Anwenders + 50 % · alle Verbündeten',
    );
    expect(tell({ do: 'up', to: 'self', stat: 'spd', amount: 'to 60% spd' })).toBe(
      'SPD = 60% of the usual value · self',
    );
    expect(tell({ do: 'up', to: 'self', stat: 'hp', amount: '9% hp@allies' })).toBe(
      'HP +9% of the value (all allies) · self',
    );
    expect(tell({ do: 'toughness', amount: '55% toughnessReduced' })).toBe(
      'Toughness reduced · 55% of the usual value',
    );
    expect(tell({ do: 'spend', to: 'self', amount: '50% charge' })).toBe('Charge −50% · self');
  });

  it('speaks of any enemy where only one of several events is about it', () => {
    const either: Effect = { do: 'dispel', to: 'anyEnemy', when: ['ultimate', 'anyEnemy enters'] };
    expect(tell(either)).toBe(
      'Ultimate or any enemy: enters the field · Buffs removed · any enemy',
    );
  });

  it('counts as each language counts', () => {
    const russian = [1, 2, 5, 21].map((turns) =>
      tell({ do: 'state', to: 'enemy', state: 'freeze', turns: '#1' }, [turns], 'ru'),
    );
    expect(russian).toEqual([
      'Заморозка · один враг · 1 ход',
      'Заморозка · один враг · 2 хода',
      'Заморозка · один враг · 5 ходов',
      'Заморозка · один враг · 21 ход',
    ]);
  });

  it('begins with when and under what condition', () => {
    expect(
      tell(
        {
          do: 'heal',
          to: 'self',
          amount: '#1% hp + #2',
          when: ['anyAlly isHit', 'ultimate'],
          if: ['hpShare<=#3%', 'enemy !broken'],
        },
        [0.1, 80, 0.5],
      ),
    ).toBe(
      'Ultimate or any ally: attacked · if HP ≤ 50% · if that enemy: Weakness not broken · ' +
        'Healing · self · 10% of HP + 80',
    );
  });

  it('names the path or element of whom it speaks, not as a kind of damage', () => {
    expect(
      tell({ do: 'advance', to: 'ally', amount: '100%', path: 'harmony', if: ['ally !ofPath'] }),
    ).toBe('if that ally: not of the Path (HARMONY) · Action advanced · one ally · 100%');
    expect(
      tell({
        do: 'up',
        to: 'elementAllies',
        stat: 'atk',
        element: 'quantum',
        amount: '5%',
        if: ['elementMates>=1'],
      }),
    ).toBe(
      'if characters of the element (QUANTUM) ≥ 1 · ATK +5% · allies of the element (QUANTUM)',
    );
    expect(tell({ do: 'note', path: 'erudition', when: ['pathAllies afterAttack'] })).toContain(
      'allies of the Path (ERUDITION): ',
    );
    expect(tell({ do: 'charge', path: 'elation', amount: '1', per: 'pathMates' })).toContain(
      '× characters of the Path (ELATION)',
    );
  });

  it('limits a stat by no element of a weakness', () => {
    const fire: Effect = { do: 'up', stat: 'breakEffect', element: 'fire', amount: '40%' };
    expect(tell({ ...fire, if: ['enemy weakTo'] })).toBe(
      'if that enemy: Weakness (FIRE) · BREAKEFFECT +40%',
    );
  });

  it('has a noun for a weakness, so that it can be missing', () => {
    const weak: Effect = { do: 'note', if: ['enemy !weakTo'], notes: ['noEnergy'] };
    expect(tell(weak)).toContain('if that enemy: without Weakness');
    expect(tell(weak, [], 'jp')).toContain('「その敵：弱点なし」の時');
  });

  it('sets and multiplies as well as adds', () => {
    expect(tell({ do: 'energy', amount: 'to #1% energyCap' }, [0.5])).toBe(
      'Energy = 50% of Max Energy',
    );
    expect(
      tell({ do: 'up', stat: 'dmg', scope: ['ultimate'], amount: 'x#1%/#2%' }, [1.15, 1.6]),
    ).toBe('DMG (Ultimate) × 115%/160%');
    expect(tell({ do: 'damage', amount: '#1% atk + #2 breakEffect*atk' }, [2, 0.2])).toBe(
      'DMG · 200% of ATK + 0.2 × BREAKEFFECT × ATK',
    );
  });

  it('speaks of that enemy where it counts what the chosen one has', () => {
    const per: Effect = { do: 'dot', to: 'enemy', amount: '5% hp@enemy', per: 'debuffs@enemy' };
    expect(tell(per)).toBe('DoT · one enemy · 5% of HP (that enemy) × debuffs (that enemy)');
  });

  it('says which damage it is that it counts', () => {
    const guard: Effect = { do: 'spend', to: 'self', amount: '1 banger', per: '#1 dmgTaken' };
    expect(tell(guard, [200])).toBe('Certified Banger −1 · self · / 200 DMG taken');
  });

  it('tells which damage over time is dealt at once, unless it is any', () => {
    const shock: Effect = { do: 'detonate', to: 'enemy', state: 'shock' };
    expect(tell(shock)).toBe('DoTs deal DMG at once (Shock) · one enemy');
    expect(tell(shock, [], 'de')).toBe('DoT wirkt sofort (Schock) · ein Gegner');
    expect(tell({ ...shock, state: 'anyDot' })).toBe('DoTs deal DMG at once · one enemy');
    expect(tell({ ...shock, state: 'windShear', if: ['enemy windShear>=5'] })).toBe(
      'if that enemy: Wind Shear ≥ 5 · DoTs deal DMG at once (Wind Shear) · one enemy',
    );
  });

  it('names the bonus ability that it means, where it has a name', () => {
    const less: Effect = { do: 'less', skill: ['trace', 'talent'], trace: 7, what: 'cost' };
    const trace = (id: number) => `N° ${id}`;
    const line = effectLine({ ...plainEffectText('en'), trace }, less);
    expect(lineText('en', line, [])).toBe('Trace (N° 7), Talent: cost');
    expect(tell(less)).toBe('Trace, Talent: cost');
  });

  it('raises to a figure what is less', () => {
    expect(tell({ do: 'more', skill: ['ultimate'], what: 'gain', amount: 'least #1' }, [40])).toBe(
      'Ultimate: gain ≥ 40',
    );
  });

  it('speaks of that ally whom it heals', () => {
    expect(tell({ do: 'cleanse', to: 'anyAlly', when: ['heals'] })).toBe(
      'heals · Debuffs removed · that ally',
    );
    expect(tell({ do: 'cleanse', to: 'anyAlly', when: ['heals', 'basic'] })).toBe(
      'heals or Basic ATK · Debuffs removed · any ally',
    );
  });

  it('says of what somebody has the most', () => {
    const origin = () => 'Talent';
    const mark: Effect = { do: 'state', to: 'mostMarked', state: 'stance' };
    expect(lineText('en', effectLine({ ...plainEffectText('en'), origin }, mark), [])).toContain(
      'enemy with the most Marks (Talent)',
    );
    expect(tell({ do: 'cleanse', to: 'strongestAlly', stat: 'spd' })).toBe(
      'Debuffs removed · ally with the highest value (SPD)',
    );
  });

  it('says for each of what, and at most how much', () => {
    const effect: Effect = { do: 'up', stat: 'critRate', amount: '#1%', max: '#2%', per: '#3 def' };
    expect(tell(effect, [0.02, 0.48, 100])).toBe('CRITRATE +2% · / 100 DEF, max. 48%');
    expect(tell(effect, [0.02, 0.48, 100], 'ru')).toContain('/ 100 (DEF)');
  });

  it('says of what it counts so much at most, where that is no most of the amount', () => {
    const amount = '#1 breakEffect*atk';
    const effect: Effect = { do: 'damage', amount, max: '#2% breakEffect' };
    expect(tell(effect, [0.2, 3.6])).toBe('DMG · 0.2 × BREAKEFFECT × ATK, BREAKEFFECT: max. 360%');
    expect(tell({ ...effect, amount: '#1% def', max: '#2% breakEffect' }, [0.2, 3.6])).toBe(
      'DMG · 20% of DEF, max. 360% of BREAKEFFECT',
    );
    expect(tell({ do: 'breakDamage', amount: '#1%', max: '160 toughnessCap' }, [0.7])).toBe(
      'Break DMG · 70%, Max Toughness: max. 160',
    );
  });

  it('keeps what it is at most apart from a measure that is called the most of something', () => {
    const effect: Effect = { do: 'heal', max: '90% hp' };
    expect(tell(effect, [], 'jp')).toBe('治癒 · 上限 HPの90%');
    expect(tell(effect, [], 'kr')).toBe('치유 · 상한 HP의 90%');
    expect(tell(effect, [], 'cn')).toBe('治疗 · 上限 HP的90%');
  });

  it('says every how many times, by no noun that a number would bend', () => {
    const effect: Effect = { do: 'energy', amount: '5', when: ['ultimate'], per: '#1 times' };
    expect(tell(effect, [3])).toBe('Ultimate · Energy +5 · every 3×');
    expect(tell(effect, [3], 'jp')).toContain('3回ごと');
  });

  it('tells so much of a measure from a share of it', () => {
    expect(tell({ do: 'state', state: 'countdown', amount: '#1 spd' }, [100])).toBe(
      'Countdown · SPD 100',
    );
    expect(tell({ do: 'charge', to: 'ally', amount: '#1 banger' }, [30])).toBe(
      'Certified Banger +30 · one ally',
    );
  });

  it('counts marks with their word, and lets notes stand alone', () => {
    expect(tell({ do: 'state', to: 'enemy', state: 'mark', amount: '3' })).toBe(
      'Mark +3 · one enemy',
    );
    expect(tell({ do: 'state', to: 'enemy', state: 'mark', amount: 'to #1' }, [15])).toBe(
      'Mark = 15 · one enemy',
    );
    expect(tell({ do: 'note', notes: ['noEnergy'] })).toBe(termsOf(dataset, 'en').notes.noEnergy);
  });

  it('says whose measure it is a share of', () => {
    const effect: Effect = { do: 'heal', amount: '#1% hp@owner' };
    expect(tell(effect, [0.1])).toBe('Healing · 10% of HP (summoner)');
    expect(tell(effect, [0.1], 'jp')).toBe('治癒 · 召喚者のHPの10%');
    expect(tell(effect, [0.1], 'ru')).toBe('Исцеление · 10 % (HP, призыватель)');
  });

  it('says how often: hits, stacks, limits, turns between', () => {
    expect(
      tell({ do: 'followUp', hits: '#1', limit: '#2', each: 'turn', cooldown: '1' }, [7, 3]),
    ).toBe('Follow-up ATK · 7 hits · max. 3× per turn, cooldown: 1 turn');
    expect(tell({ do: 'followUp', limit: '2', each: 'turn' }, [], 'cn')).toBe(
      '追加攻击 · 每回合最多2次',
    );
    expect(tell({ do: 'followUp', limit: '2' }, [], 'jp')).toBe('追加攻撃 · 最大2回');
  });
});

describe('a figure', () => {
  const all: Effect = {
    do: 'damage',
    amount: '#1% atk + 80',
    if: ['hpShare<=50%'],
    per: '100 def',
    turns: '3',
    chance: '60%',
    stacks: '2',
    limit: '1',
    each: 'turn',
  };

  it('stands on one line with its sign and its unit', () => {
    expect(lineOf(all, [0.2]).replaceAll('\u00a0', '_')).toBe(
      'if HP ≤_50% · DMG · 20%_of ATK +_80 /_100_DEF · base chance_60% · 3_turns · max._2_stacks, max._1× per turn',
    );
    expect(lineOf({ ...all, per: '3 times' }, [0.2], 'ru').replaceAll('\u00a0', '_')).toBe(
      'если HP ≤_50_% · Урон · 20_% (ATK) +_80 каждые_3× · базовый шанс_60_% · 3_хода · до_2_уровней, макс._1× за ход',
    );
    expect(lineOf({ do: 'dot', per: 'dots' }).replaceAll('\u00a0', '_')).toBe('DoT · ×_DoTs');
  });

  it('leaves other words free to go to the next line', () => {
    const runs = LANGUAGES.flatMap((language) => lineOf(all, [0.2], language).split(' '));
    expect(runs.filter((run) => run.includes('\u00a0') && run.length > 24)).toEqual([]);
  });

  it('has its unit with it where a language has no spaces', () => {
    const units = (language: Language) =>
      effectLine(plainEffectText(language), {
        do: 'dot',
        per: '3 times',
        turns: '3',
        seconds: '20',
        limit: '2',
      })
        .segments.flatMap(({ parts }) => parts)
        .flatMap((part) => (typeof part === 'string' ? [] : (part.forms?.other ?? [])));
    expect(units('jp')).toEqual(['{n}回ごと', '{n}ターン', '{n}秒', '最大{n}回']);
    expect(units('cn')).toEqual(['每{n}次', '{n}回合', '{n}秒', '最多{n}次']);
  });
});

describe('the sign of a change', () => {
  const signs = (effect: Effect) => {
    const [what] = effectLine(plainEffectText('en'), effect).segments;
    const parts = what?.parts ?? [];
    return parts.flatMap((part, at) =>
      typeof part === 'string' ? [] : [signAfter(parts[at - 1])],
    );
  };

  it('is what words before its figure end with', () => {
    const up: Effect = { do: 'up', to: 'self', stat: 'res', amount: '#1%' };
    expect(signs(up)).toEqual(['+']);
    expect(signs({ ...up, do: 'down' })).toEqual(['−']);
    expect(signs({ ...up, amount: '#1% + #2%' })).toEqual(['+', '']);
  });

  it('is none where a figure is set or multiplied', () => {
    const up: Effect = { do: 'up', to: 'self', stat: 'dmg' };
    expect(signs({ ...up, amount: 'to #1%' })).toEqual(['']);
    expect(signs({ ...up, amount: 'x#1%' })).toEqual(['']);
  });
});

describe('a count', () => {
  it('stands with what there is so much of', () => {
    const cleanse: Effect = { do: 'cleanse', to: 'ally', count: '#1' };
    expect(tell(cleanse, [1])).toBe('Debuffs removed: 1 · one ally');
    expect(tell(cleanse, [2], 'jp')).toBe('デバフ解除：2 · 味方単体');
    expect(tell({ do: 'weakness', to: 'enemy', count: '1', notes: ['randomElement'] })).toBe(
      'Weakness implanted: 1 · one enemy · of a random element',
    );
  });

  it('stands with those for whom it is, unless they are one anyway', () => {
    const shield: Effect = { do: 'shield', to: 'anyAlly', amount: '20% def', count: '1' };
    expect(tell(shield)).toBe('Shield · any ally (1) · 20% of DEF');
    expect(tell({ ...shield, notes: ['randomTarget'] })).toBe(
      'Shield · any ally · 20% of DEF · one of them at random',
    );
    expect(tell({ ...shield, to: 'otherAlly' })).toBe('Shield · another ally · 20% of DEF');
  });

  it('says how often where a state is put or ended several times', () => {
    expect(tell({ do: 'end', to: 'enemy', state: 'mark', count: '3' })).toBe(
      'Ends: Mark · one enemy · × 3',
    );
  });
});

it('writes traditional Chinese in traditional characters', () => {
  // Of a language's terms those that another way of writing has slipped into before.
  expect(JSON.stringify(termsOf(dataset, 'cht'))).not.toMatch(/戰斗|机|战|随|敌|击/);
});

it('lists as the language lists', () => {
  const twice: Effect = { do: 'state', to: 'enemy', state: 'mark', stacks: '2', limit: '1' };
  expect(tell(twice, [], 'jp')).toBe('刻印 · 敵単体 · 最大2層、最大1回');
  expect(
    tell({ do: 'up', stat: 'dmg', scope: ['skill', 'ultimate'], amount: '5%' }, [], 'cn'),
  ).toBe('造成的伤害（战技，终结技） +5%');
});

/** One effect for each word, so that none can be missing without a test that misses it. */
const EVERY_WORD: readonly Effect[] = [
  ...vocabulary.DEEDS.flatMap((deed): Effect[] => [
    {
      do: deed,
      to: 'self',
      stat: 'atk',
      state: 'freeze',
      skill: ['skill'],
      what: 'rate',
      amount: '#1%',
    },
    { do: deed, stat: 'dmg', scope: ['dot'], element: 'fire' },
  ]),
  ...vocabulary.TARGETS.map(
    (to): Effect => ({ do: 'heal', to, amount: `#1% hp@${to}`, path: 'hunt' }),
  ),
  ...[...vocabulary.STATS].map((stat): Effect => ({ do: 'up', stat, amount: `#1% ${stat}` })),
  ...vocabulary.QUANTITIES.map(
    (quantity): Effect => ({ do: 'note', per: quantity, if: [`${quantity}>=#1`], path: 'hunt' }),
  ),
  ...vocabulary.STATES.map(
    (state): Effect => ({ do: 'state', state, if: [`enemy ${state}`, `!${state}`] }),
  ),
  ...vocabulary.EVENTS.map((event): Effect => ({ do: 'note', when: [event, `anyAlly ${event}`] })),
  ...vocabulary.SKILL_WORDS.map((skill): Effect => ({ do: 'use', skill: [skill] })),
  ...vocabulary.ASPECTS.map(
    (what): Effect => ({ do: 'more', skill: ['this'], what, amount: '#1' }),
  ),
  ...vocabulary.SCOPES.map((scope): Effect => ({ do: 'countAs', scope: [scope] })),
  ...vocabulary.ENDS.map((until): Effect => ({ do: 'note', until })),
  ...vocabulary.PERIODS.map((each): Effect => ({ do: 'note', limit: '#1', each })),
  ...vocabulary.NOTES.map((note): Effect => ({ do: 'note', notes: [note] })),
  ...ELEMENTS.map((element): Effect => ({ do: 'weakness', element })),
  ...PATHS.map((path): Effect => ({ do: 'energy', to: 'pathAllies', path, amount: '#1' })),
  { do: 'heal', character: 1001, chance: '#1%', turns: '1~#1', seconds: '#1', count: '2' },
  { do: 'heal', fixed: '#1%', stacks: '#1', hits: '#1', limit: '#1', cooldown: '#1', max: '#1%' },
];

const GAP = /undefined|[{}#]|^$| {2}| · $|^ · /;

/** Words of the notation that no language has. */
const BARE_WORD = new RegExp(
  `\\b(${Object.values(vocabulary)
    .flat()
    .filter((word) => /[a-z][A-Z0-9]/.test(word))
    .join('|')})\\b`,
);

describe.each(LANGUAGES)('in %s', (language) => {
  it('every word can be told, without a gap or a bare word of the notation', () => {
    const faults = EVERY_WORD.map((effect) => tell(effect, [2], language)).filter(
      (text) => GAP.test(text) || BARE_WORD.test(text),
    );
    expect(faults).toEqual([]);
  });

  it('has a form for each way in which it counts to a hundred', () => {
    const rules = new Intl.PluralRules(LANGUAGE_TAGS[language]);
    const needed = new Set(Array.from({ length: 101 }, (_, count) => rules.select(count)));
    for (const forms of Object.values(termsOf(dataset, language).counts)) {
      expect(Object.keys(forms)).toEqual(expect.arrayContaining([...needed]));
      expect(Object.values(forms).filter((form) => !form?.includes('{n}'))).toEqual([]);
    }
  });
});
