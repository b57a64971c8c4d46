import fc from 'fast-check';
import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { anyForecast, anyPlanner } from '../../../test/any-user-data.ts';
import { dataset } from '../../../test/real-data.ts';
import type { CharacterId } from '../../dataset/index.ts';
import { encodePack } from '../../pack/index.ts';
import {
  type Entry,
  newCharacterEntry,
  newLightConeEntry,
  travellingEntries,
} from '../../planner/index.ts';
import { crc32 } from '../backup/crc32.ts';
import { type Documents, kindOf } from '../kinds.ts';
import { fromBase64Url, toBase64Url } from './base64-url.ts';
import { compareForecasts } from './compare-forecasts.ts';
import { type Linked, MAX_LINK_LENGTH, MAX_LINKED_ENTRIES, readLink, writeLink } from './link.ts';
import { withLongKeys, withShortKeys } from './short-keys.ts';
import { takeOverForecast } from './take-over-forecast.ts';

type Planner = Documents['planner'];

const documentOf = (entries: readonly Entry[]): Planner => ({
  ...kindOf('planner').empty,
  entries: travellingEntries(entries, { withCurrent: true }),
});

function linkOf(document: Planner): string {
  const link = writeLink('planner', document);
  if (!link.ok) throw new Error(link.error.code);
  return link.value;
}

/** What was read, as a link once more. */
function rewritten(read: Linked): string {
  // Which of both it is, the compiler has to be told on either side.
  const link =
    read.name === 'planner'
      ? writeLink(read.name, read.document)
      : writeLink(read.name, read.document);
  if (!link.ok) throw new Error(link.error.code);
  return link.value;
}

/** A link with the right checksum around any body. */
function sealed(body: Uint8Array, version = 1): string {
  const bytes = new Uint8Array(5 + body.length);
  bytes[0] = version;
  new DataView(bytes.buffer).setUint32(1, crc32(body));
  bytes.set(body, 5);
  return toBase64Url(bytes);
}
const packed = (value: unknown) => sealed(deflateSync(encodePack(value)));

const codeOf = (text: string) => {
  const read = readLink(text);
  return read.ok ? 'read' : read.error.code;
};

const characters = [...dataset.characters.values()];
const entriesOf = (ids: readonly CharacterId[]): Entry[] =>
  ids.flatMap((id, at) => {
    const enhanced = dataset.characters.get(id)?.variants.at(-1)?.enhanced ?? 0;
    return newCharacterEntry(dataset, id, { now: 1_700_000_000_000 + at * 77_777, enhanced }) ?? [];
  });

describe('law: what was written is read', () => {
  it('of any plan', () => {
    fc.assert(
      fc.property(anyPlanner, (document) => {
        expect(readLink(linkOf(document))).toEqual({
          ok: true,
          value: { name: 'planner', document },
        });
      }),
    );
  });

  it('of any forecast', () => {
    fc.assert(
      fc.property(anyForecast, (document) => {
        const read = { name: 'forecast', document } as const;
        expect(readLink(rewritten(read))).toEqual({ ok: true, value: read });
      }),
    );
  });

  it('of any records by id, whose keys are short on the way', () => {
    const id = fc.oneof(fc.nat().map(String), fc.stringMatching(/^1402\d{3}$/));
    fc.assert(
      fc.property(fc.dictionary(id, fc.nat(), { noNullPrototype: true }), (record) => {
        expect(withLongKeys(withShortKeys({ skills: record }))).toEqual({ skills: record });
      }),
    );
  });

  it('of records whose keys have much in common', () => {
    const long = { ['1'.repeat(50)]: 1, [`${'1'.repeat(49)}2`]: 2 };
    expect(withLongKeys(withShortKeys(long))).toEqual(long);
  });

  it('of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      }),
    );
  });
});

describe('the length of a link', () => {
  it('of twelve typical entries is a third of what it may be', () => {
    const ids = characters.slice(0, 8).map(({ id }) => id);
    const lightCones = [...dataset.lightCones.keys()].slice(0, 4).flatMap((id) => {
      return newLightConeEntry(dataset, id, { now: 5 }) ?? [];
    });
    const link = linkOf(documentOf([...entriesOf(ids), ...lightCones]));
    expect(link.length).toBeLessThan(700);
  });

  it('of twelve of the game’s characters is below 2 kB, whatever is wished of them', () => {
    const most = characters
      .toSorted((a, b) => pointCount(b.id) - pointCount(a.id))
      .slice(0, 12)
      .map(({ id }) => id);
    const level = fc.integer({ min: 1, max: 10 });
    const stand = fc.record({
      level: fc.integer({ min: 1, max: 80 }),
      ascension: fc.integer({ min: 0, max: 6 }),
    });
    const wish = fc.record({
      stands: fc.tuple(stand, stand),
      eidolon: fc.integer({ min: 0, max: 6 }),
      levels: fc.infiniteStream(level),
      traces: fc.infiniteStream(fc.constantFrom('selected' as const, 'unlocked' as const, null)),
    });
    fc.assert(
      fc.property(fc.array(wish, { minLength: 12, maxLength: 12 }), (wishes) => {
        const entries = entriesOf(most).map((entry, at): Entry => {
          const { stands, eidolon, levels, traces } = wishes[at] ?? wishes[0] ?? never();
          if (entry.kind !== 'character') return entry;
          const next = () => levels.next().value ?? 1;
          return {
            ...{ ...entry, eidolon, from: stands[0], to: stands[1] },
            skills: Object.fromEntries(
              Object.keys(entry.skills).map((id) => [id, [next(), next()] as const]),
            ),
            traces: Object.fromEntries(
              Object.keys(entry.traces).flatMap((id) => {
                const state = traces.next().value;
                return state ? [[id, state]] : [];
              }),
            ),
          };
        });
        expect(linkOf(documentOf(entries)).length).toBeLessThan(2000);
      }),
    );
  });

  it('is bounded: what is too much for a link is told', () => {
    const [seele] = entriesOf([1102 as CharacterId]);
    if (!seele) throw new Error('She is in the data.');
    const many = Array.from({ length: MAX_LINKED_ENTRIES + 1 }, (_, at) => ({
      ...{ ...seele, entryId: at },
    }));
    expect(writeLink('planner', documentOf(many))).toEqual({
      ok: false,
      error: { code: 'LINK_TOO_LONG' },
    });
    expect(linkOf(documentOf(many.slice(1))).length).toBeLessThan(MAX_LINK_LENGTH);
  });
});

describe('a link that cannot be read', () => {
  const link = linkOf(documentOf(entriesOf([1102, 1005] as CharacterId[])));
  const empty = kindOf('planner').empty;

  it('of a newer version says so', () => {
    expect(codeOf(sealed(new Uint8Array([1, 2, 3]), 2))).toBe('LINK_NEWER');
    expect(codeOf(packed({ planner: { ...empty, version: 7 } }))).toBe('LINK_NEWER');
    expect(codeOf(packed({ loadouts: { version: 1 } }))).toBe('LINK_NEWER');
  });

  it.each([
    ['nothing', ''],
    ['a word', 'seele'],
    ['other letters', '%3Cscript%3E'],
    ['a beginning', link.slice(0, 40)],
    ['half of it', link.slice(0, link.length / 2)],
    ['more behind it', `${link}AAAA`],
    ['no version', sealed(new Uint8Array([1, 2, 3]), 0)],
    ['no deflated bytes', sealed(new Uint8Array([255, 255, 255]))],
    ['no pack', sealed(deflateSync(new Uint8Array([1, 2, 3])))],
    ['no documents', packed({})],
    ['a list', packed([{ planner: empty }])],
    ['a plan without a version', packed({ planner: { entries: [] } })],
    ['a plan without entries', packed({ planner: { version: 6 } })],
    ['a level that is none', packed({ planner: { ...empty, entries: [{ level: '<b>' }] } })],
    ['keys of a prototype', packed({ planner: { ...empty, entries: { __proto__: [] } } })],
  ])('is broken: %s', (_what, text) => {
    expect(codeOf(text)).toBe('LINK_BROKEN');
  });

  it('is too long, or unpacks to too much, and is not read to its end', () => {
    expect(codeOf('A'.repeat(MAX_LINK_LENGTH + 1))).toBe('LINK_TOO_LONG');
    expect(codeOf(sealed(deflateSync(new Uint8Array(8_000_000), { level: 9 })))).toBe(
      'LINK_BROKEN',
    );
    const [seele] = entriesOf([1102 as CharacterId]);
    const many = Array.from({ length: MAX_LINKED_ENTRIES + 1 }, (_, at) => ({
      ...{ ...seele, entryId: at },
    }));
    expect(codeOf(packed(withShortKeys({ planner: { ...empty, entries: many } })))).toBe(
      'LINK_BROKEN',
    );
  });

  it.each([
    ['plan', (keys: object) => ({ planner: keys })],
    ['forecast', (keys: object) => ({ forecast: { ...kindOf('forecast').empty, income: keys } })],
  ])('has keys that begin with little: each of them is as long as that (%s)', (_what, around) => {
    const keys = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [at, 1]));
    const link = packed(around({ ...keys, '': '1'.repeat(120_000) }));
    expect(link.length).toBeLessThan(MAX_LINK_LENGTH);
    const before = performance.now();
    expect(codeOf(link)).toBe('LINK_BROKEN');
    expect(performance.now() - before).toBeLessThan(1000);
  });
});

const wanted = {
  type: 11,
  itemId: 1102,
  copies: 2,
  from: '2026-12-02',
  until: '2026-12-23',
} as const;
const line = { jade: 300, passes: 5, rhythm: 'monthly', on: null, isOn: true } as const;
const forecast: Documents['forecast'] = {
  ...kindOf('forecast').empty,
  savings: { jade: 28_800, passes: 12, on: '2026-11-28' },
  targets: Array.from({ length: 12 }, (_, targetId) => ({
    ...{ ...wanted, targetId, itemId: targetId > 8 ? null : 1300 + targetId },
    ...(targetId > 8 && { name: `Expected ${targetId}` }),
  })),
  income: Object.fromEntries(
    ['training', 'supplyPass', 'points', 'shop', 'endgame', 'events', 'own0', 'own1'].map(
      (key, at) => [key, { ...line, jade: at * 75, ...(at > 5 && { name: `Line ${at}` }) }],
    ),
  ),
};

it('a link of twelve targets and eight lines of income is a third of what it may be', () => {
  const link = rewritten({ name: 'forecast', document: forecast });
  expect(link.length).toBeLessThan(700);
});

describe.each([
  ['a plan', { name: 'planner', document: documentOf(entriesOf([1102, 1005] as CharacterId[])) }],
  ['a forecast', { name: 'forecast', document: forecast }],
] as const)('a link with %s never throws', (_what, linked) => {
  const link = rewritten(linked);

  it('5,000 of them, with letters lost, changed, doubled or added', () => {
    const letter = fc.constantFrom(
      ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
    );
    const edit = fc.tuple(fc.nat(), fc.constantFrom(0, 1, 2, 30), fc.string({ unit: letter }));
    const edits = fc.array(edit, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(edits, (all) => {
        const text = all.reduce((text, [place, count, put]) => {
          const at = place % text.length || 0;
          return text.slice(0, at) + put + text.slice(at + count);
        }, link);
        expect(['read', 'LINK_BROKEN', 'LINK_NEWER']).toContain(codeOf(text));
      }),
      { numRuns: 2500 },
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(letter, fc.string()) }), (text) => {
        expect(['LINK_BROKEN', 'LINK_NEWER']).toContain(codeOf(text));
      }),
      { numRuns: 2500 },
    );
  });

  it('where the checksum is right: 5,000 packs with other bytes', () => {
    const pack = encodePack(withShortKeys({ [linked.name]: linked.document }));
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 5 });
    fc.assert(
      fc.property(changes, (all) => {
        const bytes = Uint8Array.from(pack);
        for (const [at, byte] of all) bytes[at % bytes.length] = byte;
        const read = readLink(sealed(deflateSync(bytes)));
        if (!read.ok) expect(['LINK_BROKEN', 'LINK_NEWER']).toContain(read.error.code);
        else {
          // What is read fits so well that it can be written and read again.
          expect(readLink(rewritten(read.value))).toEqual(read);
          if (read.value.name === 'forecast') expectTakenOver(read.value.document);
        }
      }),
      { numRuns: 5000 },
    );
  }, 60_000);
});

/** What was read can be taken over, all of it, and still be stored. */
function expectTakenOver(theirs: Documents['forecast']): void {
  const lines = compareForecasts(forecast, theirs, { today: '2026-12-01', isKnown: () => true });
  const taken = takeOverForecast(forecast, { ...lines, savings: theirs.savings }, 1);
  expect(kindOf('forecast').schema.safeParse(taken).success).toBe(true);
}

/** Made by the first release that had links: it stands in chats, and may not change. */
const GOLDEN =
  'AXIoOP51TstuEzEUHXs8nkmTBloeLVCg5VneHvctIRYgISE2leAHnBmTseKxo7HTKrsIZRyB-IQKsWfHnu_hG9ggPOmmm15Lvueee-695-Prw_dgv4WTBLU6KI6TGMUII-iBhxDjqAV8BOHZSBKMEMbtTlawimWWV2lKKCEjJXU24Lnhkns2b1gp-oV9oxX_oEve0_l4_WXvVTFSdiiZUrw64pURWhlurVB9w5WtBDd9LfOsEqXxg1mhTcFyfTwQKhd5oxi_y4eV0JWwY65YT3LPFkxlPotcS60-Vbq02gyElMZ6i9xIfsQlMxlXzbmUbm2npPGXki1KUkoobcA2JTuU7FKyR8k-JQe-nR74IF7bZF9mI2N1qVjJh8wWFWtMHHM-kOP5obesFHKc6bLU6hQvgiRsLbRRZ7F7oX1xafnS5StXV1avXYc31qKbt26vb3Tv3L13_8HDzUePnzx99nwjnmtWVsELQDpn9GkQe9drO7t7LnAAOxhhjL4gF9bB5GQpCKYBdGgzdOgQu-grDFDiP7g8QzNUA4drWIfnPOTiOpr8-gMBmDoEghmcL_1-AiCc-jLxxHwZdq06dAu-N_nx89_fXhhOg9N2e9Z1nRrXcTT59nvxMwj-Aw';

it('a link of version 1 is read for ever', () => {
  const read = readLink(GOLDEN);
  expect(read.ok && read.value.name === 'planner' && read.value.document.entries).toMatchObject([
    {
      ...{ kind: 'character', id: 1102, from: { level: 40, ascension: 3 }, eidolon: 2 },
      ...{ to: { level: 80, ascension: 6 }, skills: { 1102001: [2, 6], 1102002: [1, 10] } },
      ...{ traces: { 1102101: 'unlocked', 1102201: 'selected' } },
    },
    { kind: 'lightCone', id: 23001, to: { level: 80, ascension: 6 } },
    { kind: 'character', id: 9999, enhanced: 1, skills: { 19999001: [1, 4] } },
    { kind: 'character', id: 1_700_000_000_000, custom: { name: 'Somebody <b>', path: 'hunt' } },
  ]);
});

const GOLDEN_FORECAST =
  'AT6v1o89S0tOg0AYLnQYkGK1Dx_12QuQADXq2l3jQhN7gRH-llGYIcy0TXekdkg8gomncekJXHsSibV-i--Zb3Rzf6v1bYxsbFdoblmmiU3LQVjHCCNkIYyREXjBpev7bnA9B3hOFpyFsO4CN7h4kDmQdJO94H8ZVO7K9XzX_3PVOhjF0I-BJJB_F28imz4mVMQQjXkOIRFyBrmgnAkyo2wiKAt5CpLkE5BiDEROc4hIGFOYQQpMiicSQUaEAMFZxmnV8Dnz8ngh45SKO8bI5j6M5CIDKiEdRiHPKIhxztMpkzSxtAZ2tps7u616u9PV9_aNduege4h_uYePjk9Oz87NtfTKWqlppV4UH3VH1cp6iYpPvaa05ao0ii9kKF3VVwq96iWuNYr3lq4MhUtTc5aaMpWltpT98gM';

it('so is one with a forecast', () => {
  const read = readLink(GOLDEN_FORECAST);
  expect(read.ok && read.value.name === 'forecast' && read.value.document).toMatchObject({
    savings: { jade: 28_800, passes: 12, on: '2026-11-28' },
    targets: [
      { type: 11, itemId: 1102, copies: 2, from: '2026-12-02', until: '2026-12-23' },
      { type: 12, itemId: null, copies: 1, name: 'The healer’s' },
    ],
    income: {
      points: { jade: 165, passes: 0, rhythm: 'weekly' },
      own0: { jade: 300, rhythm: 'once', on: '2026-12-24', name: 'Stream' },
    },
  });
});

function pointCount(id: CharacterId): number {
  return characters.find((row) => row.id === id)?.variants[0]?.points.length ?? 0;
}

function never(): never {
  throw new Error('There are twelve.');
}
