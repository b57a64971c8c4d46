import process from 'node:process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cloud, Crash, Device, type Fault, noFaults } from '../../../test/sync-world.ts';
import { nextStamp as nextMark, stampOf, withStamps } from '../../achievements/stamps.ts';
import { canonical } from '../../basics/canonical.ts';
import {
  deleteProfile,
  dropProfiles,
  listProfiles,
  restoreProfile,
} from '../documents/profiles.ts';
import {
  type DocumentName,
  type Documents,
  documentAt,
  kindOf,
  type PlacedDocument,
  type SyncMemory,
  type UserData,
} from '../index.ts';

/**
 * Stories of up to four devices that change every field of every kind of document, with faults of stores, clouds and
 * clocks, copies of devices, and clouds that go back to older files.
 */

const DAY_MS = 86_400_000;
const START = 1_795_000_000_000;
const WARPS = 'warps/600000001/11';
const ACCOUNT = 'account/600000001';

/** What an edit is asked to put in the place of what there is: a value that no other edit has, or nothing. */
type Edit = (data: UserData, profile: string, unique: number, pick: number) => Edited | undefined;

interface Edited {
  /** What is changed; within it one value stands at a time. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly name: DocumentName;
  readonly document: object;
}

const PROFILES = ['default', 'alt'] as const;
const placeOf = (name: DocumentName, profile: string) =>
  ['preferences', 'dismissals', 'profiles'].includes(name) ? '' : profile;

/** An edit of one document; null for what there is none of. */
function edit<Name extends DocumentName>(
  name: Name,
  change: (
    document: Documents[Name],
    unique: number,
    pick: number,
  ) => readonly [path: string, before: unknown, after: unknown, document: object] | undefined,
): Edit {
  return (data, profile, unique, pick) => {
    const document = documentAt(data, placeOf(name, profile), name);
    const done = change(document, unique, pick);
    if (!done) return undefined;
    const [path, before, after, changed] = done;
    return {
      ...{ path: `${placeOf(name, profile)} ${name} ${path}`, name },
      ...{ before: before ?? null, after: after ?? null, document: changed },
    };
  };
}

const stand = (unique: number) => ({ level: 1 + (unique % 900), ascension: 0 });

type AnyEntry = Documents['planner']['entries'][number];
const withEntry = (
  change: (
    entry: AnyEntry,
    unique: number,
    pick: number,
  ) => readonly [string, unknown, unknown, object],
): Edit =>
  edit('planner', (document, unique, pick) => {
    const entry = document.entries[pick % Math.max(1, document.entries.length)];
    if (!entry) return undefined;
    const [path, before, after, changed] = change(entry, unique, pick);
    const entries = document.entries.map((one) => (one === entry ? changed : one));
    return [`entry ${entry.entryId} ${path}`, before, after, { ...document, entries }];
  });

const setting = (key: 'pace' | 'newEntries', make: (unique: number) => unknown): Edit =>
  edit('planner', ({ settings, ...document }, unique, pick) => {
    const { [key]: before, ...rest } = settings;
    const after = pick === 0 ? undefined : make(unique);
    if (before === undefined && after === undefined) return undefined;
    const changed = { ...rest, ...(after !== undefined && { [key]: after }) };
    return [key, before, after, { ...document, settings: changed }];
  });

const odds = (
  key: string,
  change: (document: Documents['odds'], unique: number) => readonly [unknown, object],
): Edit =>
  edit('odds', (document, unique) => {
    const [after, more] = change(document, unique);
    const before = key === 'daily' ? document.income.daily : document[key as 'savings'];
    return [key, before, after, { ...document, ...more }];
  });

const EDITS: readonly Edit[] = [
  edit('inventory', ({ items, ...rest }, unique, pick) => {
    const id = String(2 + (pick % 3));
    return [`item ${id}`, items[id], unique, { ...rest, items: { ...items, [id]: unique } }];
  }),
  edit('inventory', ({ items, ...rest }, _unique, pick) => {
    const { [String(2 + (pick % 3))]: before, ...left } = items;
    return before === undefined
      ? undefined
      : [`item ${2 + (pick % 3)}`, before, undefined, { ...rest, items: left }];
  }),
  withEntry((entry, unique) => ['to', entry.to, stand(unique), { ...entry, to: stand(unique) }]),
  withEntry((entry, unique) => [
    'from',
    entry.from,
    stand(unique),
    { ...entry, from: stand(unique) },
  ]),
  withEntry((entry, unique, pick) => {
    if (entry.kind !== 'character') return ['none', null, null, entry];
    const [id, goal] = [String(1 + (pick % 2)), [1 + (unique % 9), 10 + (unique % 80)]];
    const { [id]: before, ...left } = entry.skills;
    if (pick === 3 && !before) return ['none', null, null, entry];
    return pick === 3
      ? [`skill ${id}`, before, undefined, { ...entry, skills: left }]
      : [`skill ${id}`, before, goal, { ...entry, skills: { ...left, [id]: goal } }];
  }),
  withEntry((entry, unique) =>
    entry.kind === 'character'
      ? ['enhanced', entry.enhanced, unique, { ...entry, enhanced: unique }]
      : ['none', null, null, entry],
  ),
  setting('pace', (unique) => ({ powerPerDay: unique, reserve: 0, withSynthesis: true })),
  edit('planner', ({ settings, ...document }, unique, pick) => {
    const name = `${'a/b'.slice(0, 1 + (pick % 3))}~`;
    const { ownPresets: kept = [], ...others } = settings;
    const before = kept.find((preset) => preset.name === name);
    const preset = { kind: 'character', name, to: stand(unique), skills: {}, traces: [] };
    const after = before && pick === 0 ? undefined : preset;
    const presets = [...kept.filter((other) => other !== before), ...(after ? [after] : [])];
    // None is none: the store need not have an empty list.
    const ownPresets = presets.length > 0 ? { ownPresets: presets } : {};
    return [
      `preset ${name}`,
      before,
      after,
      { ...document, settings: { ...others, ...ownPresets } },
    ];
  }),
  odds('savings', (_document, jade) => {
    const savings = { jade, passes: 0, on: '2026-11-22' };
    return [savings, { savings }];
  }),
  odds('daily', ({ income }, jade) => [
    { jade, passes: 0 },
    { income: { ...income, daily: { jade, passes: 0 } } },
  ]),
  odds('targets', (_document, itemId) => {
    const targets = [2, 1].map((copies) => ({ type: 11, copies, itemId }));
    return [targets, { targets }];
  }),
  edit('forecast', ({ income, ...rest }, unique, pick) => {
    const key = pick % 2 === 0 ? 'points' : `own${pick}`;
    const line = { jade: unique, passes: 0, rhythm: 'weekly', on: null, isOn: true };
    return [`line ${key}`, income[key], line, { ...rest, income: { ...income, [key]: line } }];
  }),
  edit('forecast', (document, itemId) => {
    const dates = { from: '2026-12-02', until: '2026-12-23' };
    const targets = [2, 1].map((copies) => ({
      targetId: copies,
      type: 11,
      copies,
      itemId,
      ...dates,
    }));
    return ['targets', document.targets, targets, { ...document, targets }];
  }),
  edit('achievements', (document, unique, pick) => {
    const id = String(4_010_101 + (pick % 3));
    const before = stampOf(document, id);
    const after = nextMark(before, before === undefined || before < 0, START + unique);
    return [`mark ${id}`, before, after, withStamps(document, [[id, after]])];
  }),
  edit('preferences', ({ receipts, ...document }, unique, pick) => {
    const uid = `60000000${1 + (pick % 2)}`;
    const changed = { ...document, receipts: { ...receipts, [uid]: `r${unique}` } };
    return [`receipt ${uid}`, receipts?.[uid], `r${unique}`, changed];
  }),
  edit('dismissals', (document, unique) => {
    const id = `dot/${unique}~`;
    return [`dot ${id}`, null, true, { ...document, redDots: [...document.redDots, id] }];
  }),
  edit(ACCOUNT, ({ histories, ...document }, unique) => {
    const notes = histories['11'] ?? { isComplete: null, imports: [], manual: [] };
    const id = String(1_700_000_000_000_000_000n + BigInt(unique));
    const span = { at: unique, oldest: id, newest: id, isToTheEnd: false };
    const changed = { ...notes, imports: [...notes.imports, span], manual: [...notes.manual, id] };
    return [
      `span ${unique}`,
      null,
      span,
      { ...document, histories: { ...histories, 11: changed } },
    ];
  }),
];

/** Finds what stands under the path of an edit; null for nothing. */
function standing(data: UserData, path: string): unknown {
  const [profile = '', name, what, key = '', more, sub] = path.split(' ');
  const at = <Name extends DocumentName>(of: Name) => documentAt(data, profile, of);
  if (name === 'inventory') return at('inventory').items[key] ?? null;
  if (name === 'achievements') return stampOf(at('achievements'), key) ?? null;
  if (name === 'preferences') return at('preferences').receipts?.[key] ?? null;
  if (name === 'dismissals') return at('dismissals').redDots.includes(key) || null;
  if (name === ACCOUNT) {
    const { imports = [], manual = [] } = at(ACCOUNT).histories['11'] ?? {};
    const span = imports.find((one) => String(one.at) === key);
    expect(manual.includes(span?.oldest ?? '')).toBe(span !== undefined);
    return span ?? null;
  }
  if (name === 'forecast') {
    const { income, targets } = at('forecast');
    return what === 'line' ? (income[key] ?? null) : targets;
  }
  if (name === 'odds') {
    return (what === 'daily' ? at('odds').income.daily : at('odds')[what as 'savings']) ?? null;
  }
  const { settings, entries } = at('planner');
  if (what === 'preset') return settings.ownPresets?.find((one) => one.name === key) ?? null;
  if (what !== 'entry') return settings[what as 'pace'] ?? null;
  const entry = entries.find(({ entryId }) => String(entryId) === key);
  if (!entry) return undefined;
  if (more === 'skill') return (entry.kind === 'character' && entry.skills[sub ?? '']) || null;
  return entry[more as 'to'] ?? null;
}

type Step = readonly [action: number, device: number, what: number, pick: number];

/** What is left of edits that nobody has knowingly replaced. */
class Story {
  readonly made = new Map<string, Set<string>>();
  readonly replaced = new Map<string, Set<string>>();
  readonly authors = new Map<string, Set<string>>();
  readonly removedEntries = new Map<string, string>();
  readonly pulls = new Set<string>();
  readonly drops = new Set<string>();

  note(path: string, before: unknown, after: unknown): void {
    for (const [map, value] of [
      [this.made, after],
      [this.replaced, before],
    ] as const) {
      // That there is nothing has been so before, and may be so again.
      if (map === this.replaced && value === null) continue;
      map.set(path, (map.get(path) ?? new Set()).add(canonical(value)));
    }
  }
}

const FAULTS: readonly Fault[] = [
  'crash before',
  'crash after',
  'offline',
  'lost answer',
  'damaged',
  'empty',
];

async function play(steps: readonly Step[], clockErrors: readonly number[]): Promise<void> {
  const cloud = new Cloud();
  const devices = clockErrors.map((error, at) => new Device(`d${at}`, error));
  const story = new Story();
  // A cloud that loses a file of a device that has gone back itself has lost what nobody else had read yet.
  const goesBack = steps.length % 2 === 0;
  const kept = new Map<Device, { data: UserData; memory: SyncMemory | undefined }[]>();
  const dirty = new Set<Device>();
  let now = START;
  let unique = 10;
  const put = (
    device: Device,
    profile: string,
    name: DocumentName,
    document: object | undefined,
  ) => {
    device.edit((data) => [
      ...data.filter((stored) => stored.profile !== profile || stored.name !== name),
      ...(document ? [{ profile, name, document } as unknown as PlacedDocument] : []),
    ]);
    dirty.add(device);
  };
  const listOf = (device: Device) =>
    listProfiles(
      documentAt(device.data, '', 'profiles'),
      device.data.map((one) => one.profile).filter(Boolean),
    );
  // What a device has before its first sync has no times, and is merged as a backup is.
  for (const device of devices) await device.sync(cloud, { now });
  for (const [action, which, what, pick] of steps) {
    now += 60_000;
    unique++;
    const device = devices[which % devices.length] as Device;
    const profile = PROFILES[what % 3 === 0 ? 1 : 0] as string;
    const live = listOf(device).profiles.some(
      ({ id, deletedAt }) => id === profile && deletedAt === null,
    );
    if (action < 6) {
      const edited =
        live || profile === 'default'
          ? EDITS[what % EDITS.length]?.(device.data, profile, unique, pick)
          : undefined;
      if (!edited || edited.path.endsWith(' none')) continue;
      story.note(edited.path, edited.before, edited.after);
      const entry = /^(.*entry \d+) /.exec(edited.path)?.[1];
      if (entry) story.authors.set(entry, (story.authors.get(entry) ?? new Set()).add(device.id));
      put(device, placeOf(edited.name, profile), edited.name, edited.document);
    } else if (action === 6 || action === 7) {
      const plan = documentAt(device.data, 'default', 'planner');
      const gone = action === 7 ? plan.entries[pick % Math.max(1, plan.entries.length)] : undefined;
      if (action === 7 && !gone) continue;
      const added = {
        ...{ entryId: unique, priority: 0, enabled: true, kind: 'character', id: unique },
        ...{ from: stand(1), to: stand(2), enhanced: 0, eidolon: 0, skills: {}, traces: {} },
      };
      const name = `default planner entry ${gone?.entryId ?? unique}`;
      if (gone) story.removedEntries.set(name, device.id);
      else story.authors.set(name, new Set([device.id]));
      const entries = gone ? plan.entries.filter((one) => one !== gone) : [added, ...plan.entries];
      put(device, 'default', 'planner', {
        ...plan,
        entries: entries.map((one, priority) => ({ ...one, priority })),
      });
    } else if (action === 8) {
      const { pulls } = documentAt(device.data, 'default', WARPS);
      if (pick === 0) {
        for (const { id } of pulls) story.pulls.delete(id);
        put(device, 'default', WARPS, undefined);
        continue;
      }
      const id = String(1_700_000_000_000_000_000n + BigInt(unique));
      story.pulls.add(id);
      const pull = { id, gachaId: 2003, itemId: 1102, time: '2023-11-14 22:13:20', zone: 8 };
      put(
        device,
        'default',
        WARPS,
        kindOf(WARPS).merge(kindOf(WARPS).empty, { version: 1, pulls: [...pulls, pull] }),
      );
    } else if (action === 9) {
      const list = listOf(device);
      const alt = list.profiles.find(({ id }) => id === 'alt');
      if (!alt) {
        if (story.drops.size > 0 || story.made.has('alt')) continue;
        story.note('alt', null, null);
        const created = { id: 'alt', name: 'Alt', createdAt: 5, deletedAt: null };
        put(device, '', 'profiles', { ...list, profiles: [...list.profiles, created] });
      } else if (alt.deletedAt === null) {
        story.note('alt', null, now);
        put(device, '', 'profiles', deleteProfile(list, 'alt', now));
      } else if (pick > 1) {
        story.note('alt', alt.deletedAt, null);
        put(device, '', 'profiles', restoreProfile(list, 'alt'));
      } else {
        story.drops.add('alt');
        put(device, '', 'profiles', dropProfiles(list, new Set(['alt'])));
        device.edit((data) => data.filter((one) => one.profile !== 'alt'));
      }
    } else if (action === 10 && !goesBack) {
      // The cloud gives an older file, or loses one of a device that is still there.
      const files = [...cloud.files.values()].filter(({ name }) => /^d\d\./.test(name));
      const file = files[pick % Math.max(1, files.length)];
      if (file && what % 2 === 0) cloud.files.delete(file.id);
      else if (file) cloud.put(file.name, file.bytes, what % 4 === 1 ? file.id : undefined);
    } else if (action === 11 && goesBack && !dirty.has(device)) {
      const older = kept.get(device)?.[pick];
      if (older) {
        device.memory = older.memory;
        device.edit(() => older.data);
      }
    } else {
      const faults = noFaults();
      const fault = FAULTS[what % 12];
      if (fault) (faults.at as Map<number, Fault>).set(pick * 3 + (what % 3), fault);
      const done = await device.sync(cloud, { now, faults }).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
      });
      if (!done?.ok) continue;
      dirty.delete(device);
      kept.set(device, [{ data: device.data, memory: device.memory }, ...(kept.get(device) ?? [])]);
    }
  }
  for (let round = 0; round < 4; round++) {
    for (const device of devices) {
      now += DAY_MS / 4;
      const consent = cloud.files.size === 0 ? ('write-again' as const) : undefined;
      const done = await device.sync(cloud, { now, ...(consent && { consent }) });
      expect(done).toMatchObject({ ok: true });
    }
  }
  judge(devices, story);
}

function judge(devices: readonly Device[], story: Story): void {
  const [first, ...others] = devices as [Device, ...Device[]];
  for (const other of others) expect(shared(other.data)).toBe(shared(first.data));
  const { data } = first;
  expect(documentAt(data, 'default', WARPS).pulls.map(({ id }) => id)).toEqual(
    [...story.pulls].sort(),
  );
  const { entries } = documentAt(data, 'default', 'planner');
  expect(entries.map(({ priority }) => priority)).toEqual(entries.map((_, at) => at));
  for (const [name, authors] of story.authors) {
    const isThere = standing(data, `${name} to`) !== undefined;
    const remover = story.removedEntries.get(name);
    if (!remover && name.startsWith('default')) expect([name, isThere]).toEqual([name, true]);
    if (remover && authors.size === 1 && authors.has(remover))
      expect([name, isThere]).toEqual([name, false]);
  }
  const alt = documentAt(data, '', 'profiles').profiles.find(({ id }) => id === 'alt');
  const left = (path: string) =>
    [...(story.made.get(path) ?? [])].filter((value) => !story.replaced.get(path)?.has(value));
  if (story.made.has('alt') && !alt) expect(story.drops.size).toBe(1);
  for (const path of story.made.keys()) {
    if (path === 'alt' || (path.startsWith('alt ') && !alt)) continue;
    const found = standing(data, path);
    const isRemoved = story.removedEntries.has(path.replace(/^(.*entry \d+).*$/, '$1'));
    // Who removes an entry throws own edits away with it; another's edit brings it back as that one knew it.
    const known = isRemoved ? (story.replaced.get(path) ?? []) : [];
    if (found === undefined) expect(isRemoved).toBe(true);
    else expect([path, ...left(path), ...known]).toContain(canonical(found));
  }
}

/** Documents without what each device keeps for itself; an empty one is as good as none. */
function shared(data: UserData): string {
  const told = (data as readonly PlacedDocument[])
    .filter(({ name, document }) => canonical(document) !== canonical(kindOf(name).empty))
    .map(({ profile, name, document }) => [profile, name, { ...withOrder(document), active: '' }]);
  return canonical(told.sort(([a, b], [c, d]) => (`${a} ${b}` < `${c} ${d}` ? -1 : 1)));
}

/** In which order a device shows own goals is its own. */
function withOrder(document: object): object {
  const { settings } = document as Partial<Documents['planner']>;
  if (!settings?.ownPresets) return document;
  const ownPresets = settings.ownPresets.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { ...document, settings: { ...settings, ownPresets } };
}

describe('devices that change whatever there is', () => {
  it('all end equal, and nothing is lost or comes back', { timeout: 3_600_000 }, async () => {
    const step = fc.tuple(
      fc.nat({ max: 19 }),
      fc.nat({ max: 3 }),
      fc.nat({ max: 44 }),
      fc.nat({ max: 3 }),
    );
    const clocks = fc.array(fc.constantFrom(0, 0, -3_600_000, 3_600_000, 800 * DAY_MS, -START), {
      minLength: 2,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 45 }), clocks, play),
      { numRuns: Number(process.env.SYNC_STORIES ?? 40) },
    );
  });
});
