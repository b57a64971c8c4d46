import { describe, expect, it } from 'vitest';
import { dataset } from '../../../test/real-data.ts';
import type { CharacterId, ItemId, LightConeId } from '../../dataset/index.ts';
import {
  type CustomCharacter,
  type Entry,
  MAX_OWN_PRESETS,
  MAX_PRESET_NAME,
  MAX_STORED_PRESETS,
  NO_FAMILY,
  newCharacterEntry,
  newLightConeEntry,
  type OwnPreset,
  type PlannerSettings,
} from '../../planner/index.ts';
import { migrate, readPart } from '../document.ts';
import { plannerKind } from './planner.ts';

const custom: CustomCharacter = {
  ...{ name: 'Nobody yet', rarity: 5, path: 'hunt', weekly: null, ascension: 110406 as ItemId },
  ...{ traceFamily: dataset.items.get(110121 as ItemId)?.family ?? 0, commonFamily: NO_FAMILY },
};

it('reads a family that is not known where it was stored as null', () => {
  const entry = newCharacterEntry(dataset, 1_700_000_000_000 as CharacterId, { now: 1, custom });
  const stored = { ...entry, custom: { ...custom, commonFamily: null } };
  expect(readPart(plannerKind, '1', stored)).toMatchObject({ ok: true, value: entry });
  const plan = { ...plannerKind.empty, entries: [stored] };
  expect(migrate(plannerKind, plan)).toMatchObject({ ok: true, value: { entries: [entry] } });
});

describe('a merge of plans', () => {
  const made = (entry: Entry | undefined, priority: number): Entry => {
    if (!entry) throw new Error('There is no such thing.');
    return { ...entry, priority };
  };
  const entry = (id: number, entryId: number, priority = 0) =>
    made(newCharacterEntry(dataset, id as CharacterId, { now: entryId }), priority);
  const cone = (id: number, entryId: number) =>
    made(newLightConeEntry(dataset, id as LightConeId, { now: entryId }), 0);
  const merged = (mine: readonly Entry[], theirs: readonly Entry[]) =>
    plannerKind.merge(
      { ...plannerKind.empty, entries: mine },
      { ...plannerKind.empty, entries: theirs },
    ).entries;
  const shown = (entries: readonly Entry[]) => entries.map(({ id, entryId }) => [id, entryId]);

  it('keeps a character once, as mine has it, whichever made its own entry', () => {
    const mine = { ...entry(1102, 1000), enabled: false };
    expect(merged([mine], [entry(1102, 2000), entry(1101, 3000, 1)])).toEqual([
      mine,
      entry(1101, 3000, 1),
    ]);
  });

  it('loses no entry whose id another has, and brings none twice', () => {
    const mine = [entry(1102, 1000)];
    const theirs = [entry(1101, 1000), cone(23000, 1001)];
    const both = merged(mine, theirs);
    expect(shown(both)).toEqual([
      [1102, 1000],
      [1101, 1001],
      [23000, 1002],
    ]);
    expect(both.map(({ priority }) => priority)).toEqual([0, 1, 2]);
    expect(merged(both, mine)).toBe(both);
    expect(merged(both, theirs)).toBe(both);
  });

  it('ends with the highest number there is, and refuses what is beyond', () => {
    const last = Number.MAX_SAFE_INTEGER;
    expect(shown(merged([entry(1102, last)], [entry(1101, last)]))).toEqual([
      [1102, last],
      [1101, 0],
    ]);
    const beyond = { ...plannerKind.empty, entries: [entry(1102, 2 ** 53)] };
    expect(migrate(plannerKind, beyond)).toMatchObject({ ok: false });
  });

  it('has light cones as often as both have them', () => {
    expect(shown(merged([cone(23000, 1000)], [cone(23000, 1000), cone(23000, 2000)]))).toEqual([
      [23000, 1000],
      [23000, 2000],
    ]);
  });
});

const preset = (name: string, level = 70): OwnPreset => ({
  ...{ kind: 'character', name, to: { level, ascension: 5 } },
  ...{ skills: { 1: 4, 2: 7 }, traces: [6, 7] },
});

const withSettings = (settings: object) => ({
  ...plannerKind.empty,
  settings: { ...plannerKind.empty.settings, ...settings } as PlannerSettings,
});

const names = (count: number, of: string) =>
  Array.from({ length: count }, (_, at) => `${of} ${at}`);

describe('goals that were kept, and where new entries go', () => {
  it('are read as they were stored, as is a plan of before there were any', () => {
    const plan = withSettings({ newEntries: 'end', ownPresets: [preset('mine')] });
    expect(migrate(plannerKind, plan)).toEqual({ ok: true, value: plan });
    expect(migrate(plannerKind, plannerKind.empty)).toEqual({ ok: true, value: plannerKind.empty });
  });

  it.each([
    ['a place that is none', { newEntries: 'middle' }],
    [
      'more goals than may be kept',
      { ownPresets: names(MAX_STORED_PRESETS + 1, 'x').map((n) => preset(n)) },
    ],
    ['a goal without a name', { ownPresets: [preset('')] }],
    ['a name that fits no button', { ownPresets: [preset('x'.repeat(MAX_PRESET_NAME + 1))] }],
    ['a goal of no kind', { ownPresets: [{ ...preset('x'), kind: 'relic' }] }],
    ['a level that is none', { ownPresets: [preset('x', 1e9)] }],
    [
      'a skill at a place that is none',
      { ownPresets: [{ ...preset('x'), skills: { constructor: 1 } }] },
    ],
    ['a trace at a place that is none', { ownPresets: [{ ...preset('x'), traces: [-1] }] }],
    [
      'traces without end',
      { ownPresets: [{ ...preset('x'), traces: Array.from({ length: 101 }, (_, at) => at) }] },
    ],
  ])('are refused with %s', (_what, settings) => {
    expect(migrate(plannerKind, withSettings(settings))).toMatchObject({ ok: false });
  });

  it('come from both plans in a merge, mine first, and none is lost to another of its name', () => {
    const mine = withSettings({ ownPresets: [preset('both', 50), preset('mine')] });
    const theirs = withSettings({
      newEntries: 'end',
      ownPresets: [preset('both'), ...names(MAX_OWN_PRESETS - 1, 'theirs').map((n) => preset(n))],
    });
    const { settings } = plannerKind.merge(mine, theirs);
    expect(settings.newEntries).toBe('end');
    expect(settings.ownPresets?.map(({ name }) => name)).toEqual([
      ...['both', 'mine', 'both 2'],
      ...names(MAX_OWN_PRESETS - 1, 'theirs'),
    ]);
    expect(settings.ownPresets?.map(({ to }) => to.level).slice(0, 3)).toEqual([50, 70, 70]);
    const merged = plannerKind.merge(mine, theirs);
    expect(migrate(plannerKind, merged)).toMatchObject({ ok: true });
    expect(plannerKind.merge(merged, theirs)).toBe(merged);
    // What was said here stays.
    const said = withSettings({ newEntries: 'top' });
    expect(plannerKind.merge(said, theirs).settings.newEntries).toBe('top');
  });

  it('come with a pace where none was set here', () => {
    const pace = { powerPerDay: 300, reserve: 2000, withSynthesis: false };
    const theirs = withSettings({ pace });
    expect(plannerKind.merge(plannerKind.empty, theirs).settings.pace).toEqual(pace);
    const mine = withSettings({ pace: { ...pace, powerPerDay: 100 } });
    expect(plannerKind.merge(mine, theirs)).toBe(mine);
  });

  it('that the other plan does not have change nothing in a merge', () => {
    const mine = withSettings({ newEntries: 'end', ownPresets: [preset('mine')] });
    expect(plannerKind.merge(mine, plannerKind.empty)).toBe(mine);
  });
});
