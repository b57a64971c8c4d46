import { describe, expect, it } from 'vitest';
import { namedThings, withoutNames } from './named-things.ts';
import { propose } from './propose.ts';

/** Made up of the words that lists use, none of them a text of the game. */
const of = (text: string, params = 9) => propose(text, params).effects;

describe('a proposal', () => {
  it('tells damage by target and by what it grows with', () => {
    expect(
      of('对敌方全体造成自身#1%防御力的火属性伤害，对相邻目标造成#2%生命上限的伤害。'),
    ).toEqual([
      { do: 'damage', to: 'enemies', amount: '#1% def' },
      { do: 'damage', to: 'beside', amount: '#2% hp' },
    ]);
  });

  it('gives the turns to the changes before them, the event to all of the sentence', () => {
    expect(of('施放终结技时，自身速度提高#1%，攻击力提高#2，持续#3回合。')).toEqual([
      { do: 'up', to: 'self', stat: 'spd', amount: '#1%', turns: '#3', when: ['ultimate'] },
      { do: 'up', to: 'self', stat: 'atk', amount: '#2', turns: '#3', when: ['ultimate'] },
    ]);
  });

  it('tells who attacks from who is attacked', () => {
    const events = ['队友施放攻击后', '队友受到攻击后'].map(
      (when) => of(`${when}，速度提高#1%。`)[0]?.when,
    );
    expect(events).toEqual([['anyAlly afterAttack'], ['anyAlly isHit']]);
  });

  it('tells base chances from fixed ones', () => {
    expect(
      of('有#1%基础概率使敌方全体陷入冻结状态。有#2%固定概率使敌方全体防御力降低#3%。'),
    ).toEqual([
      { do: 'state', to: 'enemies', state: 'freeze', chance: '#1%' },
      { do: 'down', to: 'enemies', stat: 'def', amount: '#3%', fixed: '#2%' },
    ]);
  });

  it('lists parameters that no word names as internal', () => {
    expect(propose('攻击力提高#2%。', 3).internal).toEqual([1, 3]);
  });

  it('is unsure where a word or a parameter is left', () => {
    expect(propose('攻击力提高#1%。', 1).isUnsure).toBe(false);
    expect(propose('攻击力提高#1%，摇摆#2下。', 2).isUnsure).toBe(true);
  });
});

describe('named things', () => {
  it('are what their surroundings say: a resource, a mark, a form', () => {
    const texts = {
      name: '甲',
      memosprite: '乙',
      skills: new Map([[1, '获得#1点【丙】。使敌方目标陷入【丁】。进入【戊】状态。']]),
      skillNames: new Map(),
      eidolons: new Map<number, string>(),
      points: new Map<number, string>(),
    };
    const things = namedThings(texts, () => undefined);
    expect([...things]).toEqual([
      ['丙', 'charge'],
      ['丁', 'mark'],
      ['戊', 'stance'],
    ]);
    const names = { self: ['甲'], memosprite: '乙' };
    expect(withoutNames('甲获得【丙】，「乙」消失', names, things)).toBe(
      '自身获得⟦charge⟧，忆灵消失',
    );
  });
});
