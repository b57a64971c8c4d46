import type { Effect } from '@trailbook/core/internal/effects';
import {
  BASE_WORDS,
  DAMAGE_WORDS,
  type Dictionary,
  END_WORDS,
  EVENT_WORDS,
  SCOPE_WORDS,
  SKILL_NAMES,
  STAT_WORDS,
  STATE_WORDS,
  TARGET_WORDS,
} from './words.ts';

/** While a proposal grows: effects of this sentence, and what the words so far said of the next. */
export interface Draft {
  effects: Writable[];
  next: Writable;
  /** What kind of attack the next damage belongs to. */
  attack: 'counter' | 'followUp' | 'joint' | undefined;
  /** Whose stats are spoken of. */
  target: Effect['to'];
}

export type Writable = { -readonly [Key in keyof Effect]?: Effect[Key] };

/** What words say; whatever is matched is taken out of the sentence. */
interface Rule {
  readonly sign: RegExp;
  readonly say: (match: Readonly<Record<string, string | undefined>>, draft: Draft) => void;
}

const F = '(?:#\\d+|\\d+(?:\\.\\d+)?)%?';
const V = `${F}(?:\\/${F})*`;
const alternatives = (words: Dictionary<string>) => words.map(([pattern]) => pattern).join('|');
const TARGET = alternatives(TARGET_WORDS);
const STAT = alternatives(STAT_WORDS);
const BASE = alternatives(BASE_WORDS);
const SCOPE = alternatives(SCOPE_WORDS);
const SKILL = alternatives(SKILL_NAMES);
const STATE = alternatives(STATE_WORDS);
const OWNER = '(?:自身|忆灵|目标|该目标|各自|其)?(?:的)?';
const TERM = `(?:(?:${OWNER}(?:${BASE})(?:的)?${V})|(?:${OWNER}${V}(?:的)?${OWNER}(?:${BASE}))|${OWNER}${V})`;
const AMOUNT = `${TERM}(?:\\+${TERM})*`;

/** The word that a dictionary has for what was matched. */
export function wordOf<Word extends string>(
  words: Dictionary<Word>,
  text: string | undefined,
): Word | undefined {
  if (!text) return undefined;
  return words.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(text))?.[1];
}

/** Stats and targets in a row: `攻击力和防御力`, `自身与忆灵`. */
function listOf<Word extends string>(words: Dictionary<Word>, text: string | undefined): Word[] {
  const parts = (text ?? '').split(/[、和与及或]|以及/).map((part) => part.trim());
  return parts.flatMap((part) => wordOf(words, part) ?? []);
}

/** `#1%攻击力+#2` as the notation writes it. */
export function amountOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  return text
    .split('+')
    .map((term) => {
      const value = new RegExp(V).exec(term)?.[0] ?? '';
      const rest = term.replace(value, '');
      const base = new RegExp(BASE).exec(rest)?.[0];
      const word = wordOf(BASE_WORDS, base);
      const owner = /忆灵/.test(rest) ? '@memosprite' : /目标|各自/.test(rest) ? '@anyAlly' : '';
      return word ? `${value} ${word}${owner}` : value;
    })
    .join(' + ');
}

function put(draft: Draft, effect: Writable): void {
  draft.effects.push({ ...effect, ...draft.next });
  const { when, if: condition } = draft.next;
  draft.next = { ...(when ? { when } : {}), ...(condition ? { if: condition } : {}) };
}

function last(draft: Draft, change: Writable): void {
  const effect = draft.effects.at(-1);
  if (effect) Object.assign(effect, change);
  else Object.assign(draft.next, change);
}

function changeStats(
  draft: Draft,
  deed: 'up' | 'down',
  match: Readonly<Record<string, string | undefined>>,
): void {
  const stats = listOf(STAT_WORDS, match.stats);
  const amounts = match.amount;
  const to = wordOf(TARGET_WORDS, match.target) ?? draft.target ?? 'self';
  const element = match.stats ? elementOf(match.stats) : undefined;
  for (const stat of stats) {
    put(draft, {
      do: deed,
      to,
      stat,
      ...(element ? { element } : {}),
      ...(amounts ? { amount: amountOf(amounts) } : {}),
    });
  }
  draft.target = to;
}

const ELEMENT_WORDS = [
  ['物理', 'physical'],
  ['火', 'fire'],
  ['冰', 'ice'],
  ['雷', 'lightning'],
  ['风', 'wind'],
  ['量子', 'quantum'],
  ['虚数', 'imaginary'],
] as const;

function elementOf(text: string) {
  return ELEMENT_WORDS.find(([word]) => text.includes(`${word}属性`))?.[1];
}

function damage(draft: Draft, match: Readonly<Record<string, string | undefined>>): void {
  const to = wordOf(TARGET_WORDS, match.target) ?? draft.target ?? 'enemy';
  const plain = wordOf(DAMAGE_WORDS, match.kind) ?? 'damage';
  const deed = plain === 'damage' ? (draft.attack ?? plain) : plain;
  put(draft, { do: deed, to, amount: amountOf(match.amount) });
  draft.target = to;
}

const STATS_LIST = `(?:${STAT})(?:(?:[、和与及]|以及)(?:${STAT}))*`;
const SCOPES = `(?<scopes>(?:${SCOPE})(?:[、和与或](?:${SCOPE}))*)`;
const WHO = `(?:(?:使|为|令|对)?(?<target>${TARGET})(?:的)?)?`;
const MORE = '(?:额外)?(?:提高|提升|增加)';
const EQUAL = '(?:，?(?:提高|降低)(?:的)?(?:数值|幅度)等同于)';

/** In the order in which they are tried on what is left of a sentence. */
export const RULES: readonly Rule[] = [
  {
    sign: new RegExp(
      `(?:对|若|当)?(?<target>${TARGET})?(?:(?:处于|陷入|被|持有|拥有)(?<state>${STATE})(?:状态)?(?:下|时)?的(?:敌方)?(?:目标|单体|敌人)|(?:处于|持有|拥有)(?<other>${STATE})(?:状态)?(?:下|时)?)|^(?<alone>${STATE})(?:状态)?(?:下|期间|开启时|持续期间|生效时|存在时)(?:的)?`,
    ),
    say: ({ target, state, other, alone }, draft) => {
      const word = wordOf(STATE_WORDS, state ?? other ?? alone);
      if (word)
        condition(
          draft,
          `${target ? who(target) : 'enemy '}${word}`.replace(/^enemy (stance|boon|zone)/, '$1'),
        );
    },
  },
  // How likely the next is.
  {
    sign: new RegExp(`有?(?<chance>${V})的?基础概率`),
    say: ({ chance }, draft) => {
      draft.next.chance = chance as string;
    },
  },
  {
    sign: new RegExp(`有?(?<fixed>${V})的?(?:固定)?概率`),
    say: ({ fixed }, draft) => {
      draft.next.fixed = fixed as string;
    },
  },
  // What the next damage is of.
  {
    sign: /(?:立即)?(?:向(?:攻击者|目标|敌方单体))?(?:发起|发动|施放)(?:1次)?(?<what>反击|追加攻击|连携攻击)/,
    say: ({ what }, draft) => {
      draft.attack = what === '反击' ? 'counter' : what === '追加攻击' ? 'followUp' : 'joint';
    },
  },
  {
    sign: /(?:立即|主动)?攻击(?:一定范围内的?所有)?敌人/,
    say: (_, draft) => put(draft, { do: 'attack' }),
  },
  // Amounts that stand by themselves.
  {
    sign: new RegExp(
      `(?:提高|降低|增加)(?:的)?(?:数值|幅度)?(?:等同于|相当于)(?<amount>${AMOUNT})`,
    ),
    say: ({ amount }, draft) => {
      for (const effect of draft.effects.filter((each) => each.amount === undefined)) {
        effect.amount = amountOf(amount);
      }
    },
  },
  {
    sign: new RegExp(
      `${WHO}(?:造成)?(?:的)?${SCOPES}?(?:造成)?(?:的)?伤害(?:值)?(?:提高至|变)?为?原伤害的?(?<amount>${V})`,
    ),
    say: ({ target, scopes, amount }, draft) => {
      const scope = listOf(SCOPE_WORDS, scopes);
      put(draft, {
        do: 'up',
        to: wordOf(TARGET_WORDS, target) ?? 'self',
        stat: 'dmg',
        ...(scope.length > 0 ? { scope } : {}),
        amount: `x${amount}`,
      });
    },
  },
  {
    sign: new RegExp(`(?:最多|至多)(?:计入|计算|提高|叠加)?(?<max>${V})(?:点超出的?速度|击破特攻)`),
    say: ({ max }, draft) => last(draft, { max: max as string }),
  },
  {
    sign: new RegExp(
      `(?:对|使)?(?<target>${TARGET})?(?:造成|受到)(?:1次)?等同于(?:自身)?（(?<factor>${F})\\*(?<stat>击破特攻|欢愉度)\\+(?<amount>${V})）(?<base>${BASE})的?(?:[物理火冰雷风量子虚数]{1,2}属性)?伤害`,
    ),
    say: ({ target, factor, stat, amount, base }, draft) => {
      const word = wordOf(BASE_WORDS, base);
      put(draft, {
        do: draft.attack ?? 'damage',
        to: wordOf(TARGET_WORDS, target) ?? draft.target ?? 'enemy',
        amount: `${amount} ${word} + ${factor} ${wordOf(STAT_WORDS, stat)}*${word}`,
      });
    },
  },
  // Damage.
  {
    sign: new RegExp(
      `(?:对|使)?(?<target>${TARGET})?(?:每回合开始时)?(?:额外)?(?:最多)?(?:造成|受到)(?:(?<hits>${V})次)?(?:等同于|相当于)?(?<amount>${AMOUNT})的?(?:[物理火冰雷风量子虚数]{1,2}属性)?(?<kind>附加伤害|持续伤害|真实伤害|超击破伤害|击破伤害|欢愉伤害|伤害)`,
    ),
    say: (match, draft) => {
      damage(draft, match);
      if (match.hits) last(draft, { hits: match.hits });
    },
  },
  {
    sign: new RegExp(
      `(?:所有)?持续伤害(?:类负面状态)?(?:立即)?产生(?:相当于|等同于)(?:其)?原伤害(?<amount>${V})的?伤害`,
    ),
    say: ({ amount }, draft) =>
      put(draft, { do: 'detonate', to: draft.target ?? 'enemy', amount: `${amount} damageDone` }),
  },
  {
    sign: new RegExp(
      `(?:额外)?造成(?<hits>${V})次(?:[物理火冰雷风量子虚数]{1,2}属性)?伤害|共(?:造成)?(?<segments>${V})[段次]`,
    ),
    say: ({ hits, segments }, draft) => {
      draft.next.hits = (hits ?? segments) as string;
    },
  },
  {
    sign: /每次伤害|每段攻击|每段伤害/,
    say: () => {},
  },
  {
    sign: /(?:触发|产生)(?:的)?伤害?时?$|^受到攻击$/,
    say: () => {},
  },
  // Life.
  {
    sign: new RegExp(
      `(?:立即)?(?:为|使)?(?<target>${TARGET})?(?:立即)?(?:回复|恢复)(?:等同于)?(?<amount>${AMOUNT})(?:的|点)?生命值`,
    ),
    say: ({ target, amount }, draft) =>
      put(draft, {
        do: 'heal',
        to: wordOf(TARGET_WORDS, target) ?? draft.target ?? 'self',
        amount: amountOf(amount),
      }),
  },
  {
    sign: new RegExp(
      `(?:为|使)?(?<target>${TARGET})?(?:提供|获得)(?:1个)?(?:能够抵消)?(?:等同于)?(?<amount>${AMOUNT})(?:的)?(?:伤害)?的护盾`,
    ),
    say: ({ target, amount }, draft) =>
      put(draft, {
        do: 'shield',
        to: wordOf(TARGET_WORDS, target) ?? draft.target ?? 'self',
        amount: amountOf(amount),
      }),
  },
  {
    sign: new RegExp(
      `消耗(?<target>${TARGET})?(?:等同于)?(?:自身)?(?<base>当前生命值|生命上限|当前)?的?(?<amount>${V})的?(?<late>当前生命值|生命上限|生命值)?(?:的生命值)?`,
    ),
    say: ({ target, amount, base, late }, draft) =>
      put(draft, {
        do: 'loseHp',
        to: wordOf(TARGET_WORDS, target) ?? 'self',
        amount: `${amount} ${[base, late].includes('生命上限') ? 'hp' : 'hpNow'}`,
      }),
  },
  {
    sign: /若当前生命值不足[^，。]*(?:，[^，。]*当前生命值(?:降低|降)至1点)/,
    say: (_, draft) => last(draft, { notes: ['notBelow1Hp'] }),
  },
  // Resources.
  {
    sign: new RegExp(
      `(?:额外)?(?:为|使)?(?<target>${TARGET})?(?:额外)?(?:固定)?恢复(?<amount>${V})点能量`,
    ),
    say: ({ target, amount }, draft) =>
      put(draft, {
        do: 'energy',
        to: wordOf(TARGET_WORDS, target) ?? 'self',
        amount: amount as string,
      }),
  },
  {
    sign: new RegExp(
      `(?:额外)?(?:为|使)?(?:我方|自身)?(?:立即)?(?:额外)?恢复(?<amount>${V})[个点]战技点`,
    ),
    say: ({ amount }, draft) =>
      put(draft, { do: 'skillPoints', to: 'allies', amount: amount as string }),
  },
  {
    sign: new RegExp(
      `(?:额外)?(?:使|为)?(?<target>${TARGET})?(?:额外)?(?:获得|积攒|叠加|附上|恢复|陷入|施加)(?<amount>${V})[点层枚个]?(?:⟦(?<what>charge|mark|boon)[23]?⟧|充能)`,
    ),
    say: ({ target, amount, what }, draft) => {
      const to = wordOf(TARGET_WORDS, target);
      if (!what || what === 'charge')
        put(draft, { do: 'charge', to: to ?? 'self', amount: amount as string });
      else {
        put(draft, {
          do: 'state',
          to: to ?? (what === 'mark' ? 'enemy' : 'self'),
          state: what as 'mark' | 'boon',
          count: amount as string,
        });
      }
    },
  },
  {
    sign: new RegExp(
      `(?:额外)?(?:固定)?恢复(?:等同于)?(?:各自)?(?:自身)?(?:能量上限)?(?<amount>${V})(?:的)?(?:能量上限)?的?能量`,
    ),
    say: ({ amount }, draft) =>
      put(draft, { do: 'energy', to: draft.target ?? 'self', amount: `${amount} energyCap` }),
  },
  {
    sign: new RegExp(`战技点上限(?:增加|提高)(?<amount>${V})点?`),
    say: ({ amount }, draft) =>
      put(draft, { do: 'maxSkillPoints', to: 'allies', amount: amount as string }),
  },
  {
    sign: new RegExp(`消耗(?<amount>${V}|所有|全部)(?:的)?[点层枚个]?(?:⟦charge[23]?⟧|充能)`),
    say: ({ amount }, draft) =>
      put(draft, {
        do: 'spend',
        to: 'self',
        ...(amount && !/所有|全部/.test(amount) ? { amount } : {}),
      }),
  },
  {
    sign: new RegExp(`(?:⟦charge[23]?⟧|充能)(?:层数)?(?:达到|大于等于)(?<amount>${V})[点层]?`),
    say: ({ amount }, draft) => condition(draft, `charge>=${amount}`),
  },
  {
    sign: new RegExp(
      `(?:为|使)?(?<target>${TARGET})?添加(?:(?<turns>${V})回合)?(?<element>[物理火冰雷风量子虚数]{1,2}属性)弱点`,
    ),
    say: ({ target, element }, draft) =>
      put(draft, {
        do: 'weakness',
        to: wordOf(TARGET_WORDS, target) ?? 'enemy',
        element: elementOf(element ?? ''),
      }),
  },
  {
    sign: /(?<skill>普攻|战技|终结技)(?:强化为|变为|替换为|获得强化|变更为)(?:⟨(?<form>enhanced\w+)⟩)?/,
    say: ({ skill }, draft) =>
      put(draft, { do: 'enhance', to: 'self', skill: [wordOf(SKILL_NAMES, skill) ?? 'this'] }),
  },
  {
    sign: new RegExp(`忆灵?(?:初始)?(?:固定)?拥有(?<amount>${V})点?速度`),
    say: ({ amount }, draft) =>
      put(draft, { do: 'up', to: 'memosprite', stat: 'spd', amount: `to ${amount}` }),
  },
  {
    sign: new RegExp(`(?:额外)?获得(?<amount>${V})个笑点`),
    say: ({ amount }, draft) =>
      put(draft, { do: 'punchline', to: 'self', amount: amount as string }),
  },
  // Order of actions.
  {
    sign: new RegExp(`(?:使|令)?(?<target>${TARGET})?(?:下一次)?(?:立即)?行动提前(?<amount>${V})`),
    say: ({ target, amount }, draft) =>
      put(draft, {
        do: 'advance',
        to: wordOf(TARGET_WORDS, target) ?? draft.target ?? 'self',
        amount: amount as string,
      }),
  },
  {
    sign: new RegExp(`(?:使|令)?(?<target>${TARGET})?(?:的)?行动延后(?<amount>${V})`),
    say: ({ target, amount }, draft) =>
      put(draft, {
        do: 'delay',
        to: wordOf(TARGET_WORDS, target) ?? draft.target ?? 'enemy',
        amount: amount as string,
      }),
  },
  {
    sign: new RegExp(`(?:使|令)?(?<target>${TARGET})?立即行动`),
    say: ({ target }, draft) =>
      put(draft, { do: 'advance', to: wordOf(TARGET_WORDS, target) ?? 'self', amount: '100%' }),
  },
  {
    sign: new RegExp(`(?:使|令)?(?<target>${TARGET})?(?:立即)?获得1个额外回合`),
    say: ({ target }, draft) =>
      put(draft, { do: 'extraTurn', to: wordOf(TARGET_WORDS, target) ?? 'self' }),
  },
  // Cleansing and dispelling.
  {
    sign: new RegExp(
      `解除(?<target>${TARGET})?(?:的)?(?<count>${V}|所有|全部)?个?(?<kind>负面|增益)(?:效果|状态)`,
    ),
    say: ({ target, count, kind }, draft) =>
      put(draft, {
        do: kind === '负面' ? 'cleanse' : 'dispel',
        to: wordOf(TARGET_WORDS, target) ?? (kind === '负面' ? 'ally' : 'enemy'),
        ...(count && !/所有|全部/.test(count) ? { count } : {}),
      }),
  },
  {
    sign: new RegExp(`抵抗(?:受到的)?控制类负面(?:状态|效果)的?概率${MORE}(?<amount>${V})`),
    say: ({ amount }, draft) =>
      put(draft, { do: 'immune', to: 'self', state: 'control', chance: amount as string }),
  },
  {
    sign: /(?:能)?(?:免疫|抵抗)(?:受到的)?控制类负面(?:状态|效果)/,
    say: (_, draft) => put(draft, { do: 'immune', to: 'self', state: 'control' }),
  },
  // Changes of damage.
  {
    sign: new RegExp(
      `${WHO}(?:施放)?(?:造成(?:的)?)?${SCOPES}(?:造成)?(?:的)?(?:暴击伤害)${MORE}(?<amount>${V})`,
    ),
    say: ({ target, scopes, amount }, draft) =>
      put(draft, {
        do: 'up',
        to: wordOf(TARGET_WORDS, target) ?? draft.target ?? 'self',
        stat: 'critDmg',
        scope: listOf(SCOPE_WORDS, scopes),
        amount: amount as string,
      }),
  },
  {
    sign: new RegExp(
      `${WHO}受到(?:的)?(?:来自自身的)?${SCOPES}?(?:的)?(?:[物理火冰雷风量子虚数]{1,2}属性)?伤害(?:值)?(?<deed>${MORE}|降低|减少)(?<amount>${V})`,
    ),
    say: ({ target, scopes, deed, amount }, draft) => {
      const scope = listOf(SCOPE_WORDS, scopes);
      put(draft, {
        do: /降低|减少/.test(deed ?? '') ? 'down' : 'up',
        to: wordOf(TARGET_WORDS, target) ?? draft.target ?? 'enemy',
        stat: 'dmgTaken',
        ...(scope.length > 0 ? { scope } : {}),
        amount: amount as string,
      });
    },
  },
  {
    sign: new RegExp(
      `${WHO}(?:对(?:敌方)?(?:目标)?)?(?:施放)?${SCOPES}?(?:及其忆灵)?(?:造成)(?:的|的原)?${SCOPES.replace('<scopes>', '<kinds>')}?(?<element>[物理火冰雷风量子虚数]{1,2}属性)?伤害(?:值)?(?<deed>${MORE}|降低|减少)(?<amount>${V})`,
    ),
    say: ({ target, scopes, kinds, element, deed, amount }, draft) => {
      const scope = [...listOf(SCOPE_WORDS, scopes), ...listOf(SCOPE_WORDS, kinds)];
      const ofElement = element && elementOf(element);
      put(draft, {
        do: /降低|减少/.test(deed ?? '') ? 'down' : 'up',
        to: wordOf(TARGET_WORDS, target) ?? draft.target ?? 'self',
        stat: 'dmg',
        ...(scope.length > 0 ? { scope } : {}),
        ...(ofElement ? { element: ofElement } : {}),
        amount: amount as string,
      });
    },
  },
  {
    sign: new RegExp(
      `${WHO}${SCOPES}?(?<element>[物理火冰雷风量子虚数]{1,2}属性)?伤害${MORE}(?<amount>${V})`,
    ),
    say: ({ target, scopes, element, amount }, draft) => {
      const scope = listOf(SCOPE_WORDS, scopes);
      const ofElement = element && elementOf(element);
      put(draft, {
        do: 'up',
        to: wordOf(TARGET_WORDS, target) ?? draft.target ?? 'self',
        stat: 'dmg',
        ...(scope.length > 0 ? { scope } : {}),
        ...(ofElement ? { element: ofElement } : {}),
        amount: amount as string,
      });
    },
  },
  {
    sign: new RegExp(
      `(?:造成(?:的)?${SCOPES}?伤害)?(?:额外)?无视(?:敌方)?(?:目标)?(?<amount>${V})的?防御力?`,
    ),
    say: ({ scopes, amount }, draft) => {
      const scope = listOf(SCOPE_WORDS, scopes);
      put(draft, {
        do: 'up',
        to: 'self',
        stat: 'defIgnore',
        ...(scope.length > 0 ? { scope } : {}),
        amount: amount as string,
      });
    },
  },
  // Stats.
  {
    sign: new RegExp(`${WHO}(?<stats>${STATS_LIST})(?:值)?${MORE}${EQUAL}(?<amount>${AMOUNT})`),
    say: (match, draft) => changeStats(draft, 'up', match),
  },
  {
    sign: new RegExp(`${WHO}(?<stats>${STATS_LIST})(?:值)?${MORE}(?<amount>${V})点?`),
    say: (match, draft) => changeStats(draft, 'up', match),
  },
  {
    sign: new RegExp(`${WHO}(?<stats>${STATS_LIST})(?:额外)?(?:降低|减少)(?<amount>${V})点?`),
    say: (match, draft) => changeStats(draft, 'down', match),
  },
  {
    sign: new RegExp(`提高(?<amount>${V})(?:点)?(?:的)?(?<stats>${STAT})`),
    say: (match, draft) => changeStats(draft, 'up', match),
  },
  {
    sign: new RegExp(`${WHO}(?<stats>${STATS_LIST})(?:值)?${MORE}$`),
    say: (match, draft) => changeStats(draft, 'up', match),
  },
  // States.
  {
    sign: new RegExp(
      `(?:使|令)?(?<target>${TARGET})?(?:陷入|进入)(?:与终结技相同的)?(?<state>${STATE})(?:状态)?`,
    ),
    say: ({ target, state }, draft) => {
      const to =
        wordOf(TARGET_WORDS, target) ??
        (/stance|boon|zone|结界|境界/.test(state ?? '') ? 'self' : (draft.target ?? 'enemy'));
      put(draft, { do: 'state', to, state: wordOf(STATE_WORDS, state) });
      draft.target = to;
    },
  },
  {
    sign: /(?:展开|制造|开启)(?:1片)?(?:⟦zone⟧|结界|境界|领域|特殊领域)+/,
    say: (_, draft) => put(draft, { do: 'state', to: 'self', state: 'zone' }),
  },
  {
    sign: /⟦(?:zone|stance|boon)⟧(?:状态)?/,
    say: () => {},
  },
  {
    sign: new RegExp(
      `(?:使|为)?(?<target>${TARGET})?获得⟦(?<state>boon2?|stance2?|mark2?|charge[23]?)⟧`,
    ),
    say: ({ target, state }, draft) => {
      if (state?.startsWith('charge')) put(draft, { do: 'charge', to: 'self', amount: '1' });
      else {
        put(draft, {
          do: 'state',
          to: wordOf(TARGET_WORDS, target) ?? 'self',
          state: state as 'boon' | 'stance',
        });
      }
    },
  },
  {
    sign: /召唤(?:忆灵)?(?:忆灵|自身)?/,
    say: (_, draft) => put(draft, { do: 'summon', to: 'memosprite' }),
  },
  // What belongs to the effect before it, or to the next.
  {
    sign: new RegExp(`持续(?:时间)?(?<turns>${V})(?:个)?回合`),
    say: ({ turns }, draft) => lasting(draft, turns as string),
  },
  {
    sign: new RegExp(`持续(?<seconds>${V})秒`),
    say: ({ seconds }, draft) => last(draft, { seconds: seconds as string }),
  },
  {
    sign: new RegExp(`(?:该效果)?最多(?:可)?(?:叠加|持有|拥有)(?:至)?(?<stacks>${V})[层点]`),
    say: ({ stacks }, draft) => last(draft, { stacks: stacks as string }),
  },
  {
    sign: new RegExp(`(?:，)?(?:最多|最高)(?:可)?(?:不超过|提高|降低|额外提高)(?:至)?(?<max>${V})`),
    say: ({ max }, draft) => last(draft, { max: max as string }),
  },
  {
    sign: new RegExp(
      `该效果(?:每个目标)?(?:每|1个|单个)?(?<each>回合|场战斗|次攻击|波次)?(?:内|中)?(?:最多|只|仅)?(?:能|可以|可)?(?:触发|生效)(?<limit>${V})次`,
    ),
    say: ({ each, limit }, draft) =>
      last(draft, {
        limit: limit as string,
        ...(each === '回合' ? { each: 'turn' as const } : {}),
        ...(each === '场战斗' ? { each: 'battle' as const } : {}),
        ...(each === '次攻击' ? { each: 'attack' as const } : {}),
      }),
  },
  {
    sign: new RegExp(
      `(?:该效果)?(?:在)?(?<cooldown>${V})(?:个)?回合后可(?:以)?再次触发|该效果每(?<every>${V})回合可(?:以)?触发1次`,
    ),
    say: ({ cooldown, every }, draft) => last(draft, { cooldown: (cooldown ?? every) as string }),
  },
  // More of what another skill does.
  {
    sign: new RegExp(
      `(?<skill>${SKILL})?(?:的)?(?:伤害)?倍率(?:额外)?(?:提高|增加)(?<amount>${V})`,
    ),
    say: ({ skill, amount }, draft) => more(draft, 'rate', skill, amount),
  },
  {
    sign: new RegExp(`(?<skill>${SKILL})?[^，。]{0,12}(?:基础)?概率(?:提高|增加)(?<amount>${V})`),
    say: ({ skill, amount }, draft) => more(draft, 'chance', skill, amount),
  },
  {
    sign: new RegExp(
      `(?<skill>${SKILL})?[^，。]{0,12}(?:持续)?(?:时间|回合数?)?(?:额外)?(?:增加|延长|提高)(?<amount>${V})回合`,
    ),
    say: ({ skill, amount }, draft) => more(draft, 'turns', skill, amount),
  },
  {
    sign: new RegExp(
      `(?<skill>${SKILL})?[^，。]{0,12}(?:伤害|弹射|攻击)(?:次数|段数)(?:额外)?增加(?<amount>${V})[次段]`,
    ),
    say: ({ skill, amount }, draft) => more(draft, 'hits', skill, amount),
  },
  // When, under what condition.
  {
    sign: new RegExp(
      `(?:若|当)?(?:(?<target>${TARGET})(?:的)?)?(?:当前)?生命值(?:百分比)?(?<sign>大于等于|小于等于|大于|小于|高于|低于|不足|等于)(?:自身生命上限的)?(?<value>${V})(?:的|时|生命上限)?`,
    ),
    say: ({ target, sign, value }, draft) =>
      condition(draft, `${who(target)}hpShare${compare(sign)}${value}`),
  },
  {
    sign: new RegExp(
      `(?:若|当)?(?:(?<target>${TARGET})(?:的)?)?(?:当前)?(?<stat>${STAT})(?<sign>大于等于|小于等于|大于|小于|高于|低于|等于)(?<value>${V})点?时?`,
    ),
    say: ({ target, stat, sign, value }, draft) =>
      condition(draft, `${who(target)}${wordOf(STAT_WORDS, stat)}${compare(sign)}${value}`),
  },
  {
    sign: new RegExp(`每(?:超过|有)?(?<value>${V})点?(?<stat>${STAT})?(?:可)?`),
    say: ({ value, stat }, draft) => {
      const compared = draft.next.if?.at(-1)?.split(/[<>=]/)[0]?.split(' ').at(-1);
      const measure = wordOf(STAT_WORDS, stat) ?? compared;
      if (measure) draft.next.per = `${value} ${measure}`;
    },
  },
  {
    sign: /每(?:有|拥有|存在)?(?:1个|1点|1层|层|个)(?:⟦(?<thing>charge[23]?|boon2?|mark2?)⟧|(?<word>负面效果|笑点|敌方目标|忆灵))?/,
    say: ({ thing, word }, draft) => {
      const counted = {
        负面效果: 'debuffs',
        笑点: 'punchline',
        敌方目标: 'enemiesCount',
        忆灵: 'memospritesCount',
      } as const;
      const per = thing ?? counted[word as keyof typeof counted];
      if (per) draft.next.per = per;
    },
  },
];

function more(
  draft: Draft,
  what: Effect['what'],
  skill: string | undefined,
  amount: string | undefined,
): void {
  put(draft, {
    do: 'more',
    skill: [wordOf(SKILL_NAMES, skill) ?? 'this'],
    what,
    amount: amount as string,
  });
}

/** The turns hold for all the changes of the sentence that have none of their own yet. */
function lasting(draft: Draft, turns: string): void {
  const open = draft.effects.filter(
    (effect) => effect.turns === undefined && LASTING.has(effect.do ?? ''),
  );
  for (const effect of open) effect.turns = turns;
  if (open.length === 0) last(draft, { turns });
}

const LASTING: ReadonlySet<string> = new Set([
  'up',
  'down',
  'state',
  'shield',
  'weakness',
  'immune',
]);

function condition(draft: Draft, text: string): void {
  draft.next.if = [...(draft.next.if ?? []), text];
}

function who(target: string | undefined): string {
  const word = wordOf(TARGET_WORDS, target);
  return word && word !== 'self' ? `${word} ` : '';
}

function compare(sign: string | undefined): string {
  const signs: Readonly<Record<string, string>> = {
    大于等于: '>=',
    小于等于: '<=',
    大于: '>',
    高于: '>',
    小于: '<',
    低于: '<',
    不足: '<',
    等于: '=',
  };
  return signs[sign ?? ''] ?? '>=';
}

const SEVERAL_SKILLS = new RegExp(`施放((?:${SKILL})(?:[、或与和](?:施放)?(?:${SKILL}))+)`);

/** The events that a clause ends with, such as `施放普攻或战技时`. */
export function eventsIn(clause: string): string[] {
  if (!/[时后]$/.test(clause)) return [];
  const several = SEVERAL_SKILLS.exec(clause)?.[1];
  if (several) return listOf(SKILL_NAMES, several.replaceAll('施放', ''));
  const event = EVENT_WORDS.find(([pattern]) => new RegExp(pattern).test(clause))?.[1];
  return event ? [event] : [];
}

/** Till when, where words say it instead of turns. */
export function endIn(clause: string): Effect['until'] {
  return END_WORDS.find(([pattern]) => new RegExp(pattern).test(clause))?.[1];
}
