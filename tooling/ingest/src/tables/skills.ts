import type { SkillTarget, SkillType } from '@trailbook/core/internal/dataset';
import * as z from 'zod';
import { IngestError } from '../dump/dump.ts';
import { elementOrNone, hash, id, param, path, picture, value } from '../dump/raw.ts';
import { type RowOf, rawTable, tableLike } from '../dump/raw-table.ts';
import type { Source } from '../source.ts';

const number = z.union([z.number(), value]).nullish();

const AvatarSkillConfig = rawTable(
  'AvatarSkillConfig',
  ['SkillID', 'Level'],
  z.object({
    SkillID: id,
    Level: id,
    SkillName: hash.optional(),
    SkillTag: hash.optional(),
    SkillDesc: hash.optional(),
    SimpleSkillDesc: hash.optional(),
    SkillIcon: path,
    AttackType: z.string().nullish(),
    SkillEffect: z.string().optional(),
    StanceDamageType: elementOrNone,
    /** Toughness taken from one target, from all, from neighbours; 30 are shown as 10. */
    ShowStanceList: z.tuple([param, param, param]),
    SPBase: number,
    SPNeed: number,
    BPNeed: number,
    BPAdd: number,
    ParamList: z.array(param),
    HideInUI: z.boolean().default(false),
  }),
);
const AvatarServantSkillConfig = tableLike('AvatarServantSkillConfig', AvatarSkillConfig);
type Row = RowOf<typeof AvatarSkillConfig>;

const TYPES: Readonly<Record<string, SkillType>> = {
  Normal: 'basic',
  BPSkill: 'skill',
  Ultra: 'ultimate',
  Passive: 'talent',
  Maze: 'technique',
  MazeNormal: 'technique',
  Servant: 'memosprite',
  ElationDamage: 'elation',
};

const TARGETS: Readonly<Record<string, SkillTarget>> = {
  SingleAttack: 'single',
  Blast: 'blast',
  AoEAttack: 'all',
  Bounce: 'bounce',
  Support: 'support',
  Enhance: 'enhance',
  Restore: 'restore',
  Impair: 'impair',
  Defence: 'defence',
  Summon: 'summon',
  MazeAttack: 'single',
};

/** Toughness in the tables is three times what the game shows. */
const TOUGHNESS_UNIT = 3;

/** What every skill of characters and memosprites does, in figures, level by level. */
export function readSkills(source: Source) {
  const { dump, names, texts } = source;
  const rows = [
    ...dump.table(AvatarSkillConfig, 'no figures and texts of skills'),
    ...dump.table(AvatarServantSkillConfig, 'no memosprites on character pages'),
  ];
  const skills = [...Map.groupBy(rows, (row) => row.SkillID)].sort(([a], [b]) => a - b);
  return skills.map(([skill, unsorted]) => {
    const levels = unsorted.sort((a, b) => a.Level - b.Level);
    const first = levels[0] as Row;
    refuseGaps(skill, levels);
    names.claim('skill', skill, first.SkillName);
    texts.claim('skillTag', skill, first.SkillTag);
    texts.claim('skillDescription', skill, first.SkillDesc);
    texts.claim('skillBrief', skill, first.SimpleSkillDesc);
    const toughness = toughnessOf(first);
    return {
      id: skill,
      icon: picture(first.SkillIcon),
      type: TYPES[first.AttackType ?? ''],
      target: TARGETS[first.SkillEffect ?? ''] ?? targetOf(toughness),
      element: first.StanceDamageType,
      toughness,
      energy: positive(first.SPBase),
      energyCost: positive(first.SPNeed),
      points: pointsOf(first),
      params: levels.map((row) => row.ParamList),
    };
  });
}

/** Figures are kept in the order of levels, without their numbers: each must stand once, from 1 up. */
function refuseGaps(skill: number, levels: readonly Row[]): void {
  if (levels.every((row, index) => row.Level === index + 1)) return;
  const found = levels.map((row) => row.Level).join(', ');
  throw new IngestError(`Table AvatarSkillConfig, SkillID ${skill}: its levels are ${found}.`);
}

/** Toughness that is taken from anybody. */
function toughnessOf({ ShowStanceList: [single, all, beside] }: Row) {
  if (single + all + beside === 0) return undefined;
  const shown = (amount: number) => (amount === 0 ? undefined : amount / TOUGHNESS_UNIT);
  return { single: shown(single), all: shown(all), beside: shown(beside) };
}

/** Where the table does not say whom a skill meets, its toughness does. */
function targetOf(toughness: ReturnType<typeof toughnessOf>): SkillTarget | undefined {
  if (!toughness) return undefined;
  if (toughness.all) return 'all';
  return toughness.beside ? 'blast' : 'single';
}

/** Skill points gained, or spent when below zero; -1 in the table stands for none. */
function pointsOf({ BPNeed, BPAdd }: Row): number | undefined {
  const balance = (positive(BPAdd) ?? 0) - (positive(BPNeed) ?? 0);
  return balance === 0 ? undefined : balance;
}

function positive(amount: number | null | undefined): number | undefined {
  return amount && amount > 0 ? amount : undefined;
}
