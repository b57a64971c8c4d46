import {
  BANNER_RULES,
  type BannerState,
  type BannerType,
  type ForecastQuestion,
  fiveStarChance,
  forecast,
  savingsOn,
} from '../src/warp/index.ts';
import { seeded } from './seeded.ts';

/**
 * Lets ten million players save and pull day by day, and holds the forecast against what becomes of them.
 *
 *     pnpm --filter @trailbook/core simulate:forecast [PLAYERS] [SEED]
 */
const players = Number(process.argv[2] ?? 10_000_000);
const random = seeded(Number(process.argv[3] ?? 1));

const [december, january, spring] = [
  ['2026-12-02', '2026-12-23'],
  ['2026-12-23', '2027-01-13'],
  ['2027-02-24', '2027-03-17'],
] as const;
const target = (type: BannerType, copies: number, [from, until]: readonly [string, string]) => ({
  ...{ type, copies, from, until },
});
const usual = {
  state: { 11: { pity: 31, guaranteed: false }, 12: { pity: 12, guaranteed: false } },
  savings: { jade: 7000, passes: 8, on: '2026-11-28' },
  income: [
    { jade: 60, passes: 0, rhythm: 'daily' },
    { jade: 225, passes: 0, rhythm: 'weekly' },
    { jade: 0, passes: 5, rhythm: 'monthly' },
    { jade: 2400, passes: 10, rhythm: 'version' },
  ],
  versions: ['2026-12-23', '2027-02-03', '2027-03-17'],
  today: '2026-11-28',
} as const;

const questions: Readonly<Record<string, ForecastQuestion>> = {
  'one after the other': {
    ...usual,
    targets: [target(11, 1, december), target(12, 1, december), target(11, 2, spring)],
  },
  'of one banner type': {
    ...usual,
    targets: [target(11, 1, december), target(11, 1, january), target(11, 1, spring)],
  },
  'the long banner first': {
    ...usual,
    targets: [target(11, 1, ['2026-12-02', '2027-01-31']), target(12, 1, december)],
  },
};

for (const [name, question] of Object.entries(questions)) hold(name, question);

function hold(name: string, question: ForecastQuestion): void {
  const exact = forecast(question);
  if (!exact.ok) throw new Error(exact.error.code);
  const calendar = calendarOf(question);
  const got = question.targets.map(() => 0);
  const whole = question.targets.map(() => 0);
  for (let player = 0; player < players; player++) {
    let isWhole = true;
    for (const [at, isThere] of play(question, calendar).entries()) {
      isWhole &&= isThere;
      if (isThere) got[at] = (got[at] ?? 0) + 1;
      if (isWhole) whole[at] = (whole[at] ?? 0) + 1;
    }
  }
  console.info(`${name}, ${players} players`);
  for (const [at, { chance, together }] of exact.value.targets.entries()) {
    tell(`target ${at + 1}`, got[at] ?? 0, chance);
    tell(`all up to ${at + 1}`, whole[at] ?? 0, together);
  }
}

function tell(what: string, count: number, chance: number): void {
  const deviation = Math.sqrt((chance * (1 - chance)) / players);
  const apart = (count / players - chance) / deviation;
  console.info(`  ${what}: ${count / players}, exactly ${chance}: ${apart.toFixed(2)} σ`);
}

interface Day {
  readonly day: string;
  /** Pulls that there are in all. */
  readonly pulls: number;
}

function calendarOf({ savings, income, versions, targets, today }: ForecastQuestion): Day[] {
  const days: Day[] = [];
  const last =
    targets
      .map(({ until }) => until)
      .sort()
      .at(-1) ?? today;
  for (let at = Date.parse(today); ; at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (day > last) return days;
    const { pulls } = savingsOn(savings, income, { from: savings.on, until: day, versions });
    days.push({ day, pulls });
  }
}

/** One player, day by day: each pulls for the first target whose turn it is, as long as there is anything to pull with. */
function play({ state, targets }: ForecastQuestion, calendar: readonly Day[]): boolean[] {
  const stands = new Map<BannerType, BannerState>();
  const there = targets.map(() => false);
  let [turn, had, spent] = [0, 0, 0];
  for (const { day, pulls } of calendar) {
    while (turn < targets.length) {
      const { type, copies, from, until } = targets[turn] as (typeof targets)[number];
      if (day > until) {
        turn++;
        had = 0;
        continue;
      }
      if (day < from || spent === pulls) break;
      spent++;
      const before = stands.get(type) ?? state[type] ?? { pity: 0, guaranteed: false };
      const after = pull(type, before);
      stands.set(type, after.state);
      if (!after.isFeatured) continue;
      had++;
      if (had < copies) continue;
      there[turn] = true;
      turn++;
      had = 0;
    }
  }
  return there;
}

function pull(type: BannerType, { pity, guaranteed }: BannerState) {
  if (random() >= fiveStarChance(type, pity + 1)) {
    return { isFeatured: false, state: { pity: pity + 1, guaranteed } };
  }
  const isFeatured = guaranteed || random() < (BANNER_RULES[type].featuredChance ?? 1);
  return { isFeatured, state: { pity: 0, guaranteed: !isFeatured } };
}
