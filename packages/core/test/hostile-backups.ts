import { constants, crc32, deflateRawSync } from 'node:zlib';
import { sealed } from '../src/user-data/backup/container.ts';
import { toLine } from '../src/user-data/backup/lines.ts';

/** Files whose every byte is in order, made to exhaust whoever reads them. */

const HEAD = {
  format: 'trailbook-backup',
  createdAt: 1,
  store: 's',
  revision: 1,
  measures: { planner: 0, inventory: 0, warps: 0, achievements: 0 },
};
/** The last block, which holds nothing. */
const NO_MORE = Buffer.of(1, 0, 0, 0xff, 0xff);
const CUTTABLE = { finishFlush: constants.Z_FULL_FLUSH };

/** A backup that begins with some rows and goes on with one text, so often that it takes `megabytes`. */
export function bombOf(
  begin: readonly unknown[],
  repeated: string | Uint8Array,
  megabytes = 60,
): Uint8Array {
  const first = Buffer.concat([HEAD, ...begin].map(toLine));
  const block = Buffer.from(repeated);
  return repeatedly(
    first,
    block,
    deflateRawSync(block, CUTTABLE),
    Math.ceil((megabytes * 1e6) / block.length),
  );
}

/** Packed once, and then the packed bytes repeated: making it must not take what reading it would. */
function repeatedly(first: Buffer, block: Buffer, packed: Buffer, times: number): Uint8Array {
  let sum = crc32(first);
  for (let time = 0; time < times; time++) sum = crc32(block, sum);
  return sealed(
    Buffer.concat([
      deflateRawSync(first, CUTTABLE),
      Buffer.alloc(packed.length * times, packed),
      NO_MORE,
    ]),
    sum,
    first.length + block.length * times,
  );
}

/**
 * A block that unpacks to 260 spaces by codes of its own, of all lengths up to the longest: whoever draws up
 * a table of them writes two times 32,768 places for 35 bytes.
 */
const SPACES_BY_NEW_CODES = Buffer.from(
  'ecefd1822449922449bed357e027889a4756cfdefdff7ff18f0020b1a87964f5ec1d75',
  'hex',
);

/** One row, again and again, with so many spaces at its end that each line takes 130 kB of packed bytes. */
function codesBomb(megabytes: number): Uint8Array {
  const parts = ['["default","inventory","2",1]', '\n'].map(Buffer.from) as [Buffer, Buffer];
  const [row, end] = parts.map((part) => deflateRawSync(part, CUTTABLE)) as [Buffer, Buffer];
  const spaces = Buffer.alloc(SPACES_BY_NEW_CODES.length * 3700, SPACES_BY_NEW_CODES);
  const packed = Buffer.concat([row, spaces, end]);
  return repeatedly(
    Buffer.concat([HEAD, inventoryHead].map(toLine)),
    Buffer.concat([parts[0], Buffer.alloc(260 * 3700, ' '), parts[1]]),
    packed,
    Math.ceil((megabytes * 1e6) / packed.length),
  );
}

const line = (row: unknown) => `${JSON.stringify(row)}\n`;
const manyOf = (value: string, bytes = 1_000_000) =>
  `[${`${value},`.repeat(bytes / (value.length + 1))}${value}]`;

const warps = ['default', 'warps/600000001/11'] as const;
const warpsHead = [...warps, '', { version: 1, parts: 60 }];
const laterHead = [...warps, '', { version: 2, parts: 60 }];
const PULL = {
  id: '600000001000000000000000',
  gachaId: 0,
  itemId: 0,
  time: '2023-04-26 18:00:00',
  zone: 8,
};
const inventoryHead = ['default', 'inventory', '', { version: 3, parts: 2_000_000 }];

export const HOSTILE: Readonly<Record<string, () => Uint8Array>> = {
  'a line that never ends': () => bombOf([], '1'.repeat(1_000_000), 200),
  'lines of nothing': () => bombOf([], '\n'.repeat(1_000_000)),
  'one tiny row, again and again': () =>
    bombOf([inventoryHead], line(['default', 'inventory', '2', 1]).repeat(10_000)),
  'lists of nothing in the place of pulls': () =>
    bombOf([warpsHead], `["${warps.join('","')}","600000001",${manyOf('[]')}]\n`),
  'a junk field in each of many pulls': () =>
    bombOf([warpsHead], line([...warps, '600000001', [{ ...PULL, junk: Array(60_000).fill([]) }]])),
  'a junk field in the head of each of many histories': () =>
    bombOf([], line([...warps, '', { version: 1, parts: 0, junk: Array(60_000).fill([]) }])),
  'objects of nothing, as many as a line may hold': () =>
    bombOf([warpsHead], `["${warps.join('","')}","600000001",${manyOf('{}', 190_000)}]\n`),
  'lists of nothing in a document of a later version': () =>
    bombOf([laterHead], `["${warps.join('","')}","600000001",${manyOf('[]', 190_000)}]\n`),
  'two more fields in each of too many pulls': () =>
    bombOf(
      [warpsHead],
      line([...warps, '600000001', Array(5000).fill({ ...PULL, a: 0, b: '' })]),
      78,
    ),
  // Nothing of it is kept before the end was seen.
  'half a million pulls, and then a wrong checksum': () => {
    const pulls = line([...warps, '600000001', Array(5000).fill(PULL)]);
    const file = bombOf([warpsHead], pulls, 55);
    return file.fill(0, file.length - 8);
  },
  'three lists in each of many pulls': () =>
    bombOf(
      [warpsHead],
      line([...warps, '600000001', Array(5000).fill({ ...PULL, a: [], b: [], c: [] })]),
    ),
  'long texts in a document that nobody knows': () =>
    bombOf(
      [['default', 'unknown', '', { version: 1 }]],
      line(['default', 'unknown', 'a', 'x'.repeat(1_000_000)]),
      79,
    ),
  'entries of nothing in the head of a plan': () =>
    bombOf(
      [],
      `["default","planner","",{"version":6,"parts":0,"entries":${manyOf('{}', 190_000)}}]\n`,
    ),
  'a million levels of lists': () =>
    bombOf([], `["default","planner","1",${'['.repeat(500_000)}${']'.repeat(500_000)}]\n`),
  'a hundred thousand levels of objects': () =>
    bombOf([], `["default","planner","1",${'{"":'.repeat(100_000)}0${'}'.repeat(100_000)}]\n`),
  'an object of a hundred thousand keys': () => {
    const keys = Array.from({ length: 60_000 }, (_, at) => `"${at}":[1,1]`);
    return bombOf([], `["default","planner","1",{${keys.join(',')}}]\n`);
  },
  'new codes every 35 bytes': () => codesBomb(5),
  // A stored block of no bytes.
  'three million blocks of nothing': () =>
    sealed(Buffer.alloc(15_000_000, Uint8Array.of(0, 0, 0, 0xff, 0xff)), 0, 0),
};
