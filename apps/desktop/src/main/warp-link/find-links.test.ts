import { readdirSync, readFileSync, statSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findLinks } from './find-links.ts';
import {
  DAY,
  entryOf,
  HOUR,
  keyOf,
  linkWith,
  loadedFrom,
  type MadeMachine,
  MINUTE,
  makeMachine,
  NOW,
} from './test/made-game.ts';

let made: MadeMachine;
afterEach(() => made.remove());

const link = entryOf;
const a = linkWith('accountA');
const b = linkWith('accountB');
const pageOf = (name: string) => linkWith(name, { from: 'page' });
const collaborationOf = (name: string) => linkWith(name, { from: 'collaboration' });
const doubleKeyed = (address: string, age: number) => ({
  key: `1/0/_dk_https://mihoyo.com https://mihoyo.com ${address}`,
  createdAt: NOW - age,
});

/** One game that its log names, with one cache. */
const plain =
  (entries: readonly ReturnType<typeof link>[], version: string | null = '2.30.1.0') =>
  (m: MadeMachine) => {
    m.log(loadedFrom());
    m.cache(m.gameIn(), version, entries);
  };
/** The same, with a change to the files of the cache. */
const changed =
  (change: (cache: string, m: MadeMachine) => void, entries = [link(a, HOUR)]) =>
  (m: MadeMachine) => {
    m.log(loadedFrom());
    change(m.cache(m.gameIn(), '2.30.1.0', entries), m);
  };
const overwrite = (file: string, at: number, bytes: Buffer) => (cache: string, m: MadeMachine) => {
  const content = readFileSync(join(cache, file));
  bytes.copy(content, at);
  m.write(join(cache, file), content);
};
const below = (m: MadeMachine, ...path: string[]) => join(m.home, ...path);
/** In a prefix that only one kind of program makes. */
const inPrefix = (prefixOf: (m: MadeMachine) => string) => (m: MadeMachine) => {
  const at = prefixOf(m);
  m.log(loadedFrom(), { at });
  m.cache(m.gameIn(at), '2.30.1.0', [link(a, HOUR)]);
};

type Case = readonly [
  what: string,
  /** Gives the folder that is chosen by hand. */
  make: (m: MadeMachine) => unknown,
  expected: readonly string[] | string,
];

const CASES: readonly Case[] = [
  // Where caches lie.
  ['a cache of the new layout', plain([link(a, HOUR)]), ['accountA']],
  ['a cache of the old layout', plain([link(a, HOUR)], null), ['accountA']],
  [
    'several versions, the highest of which is not in use',
    (m) => {
      m.log(loadedFrom());
      m.cache(m.gameIn(), '2.9.0.0', [link(a, HOUR)]);
      m.cache(m.gameIn(), '2.30.1.0', [link(b, 9 * HOUR)]);
    },
    ['accountA', 'accountB'],
  ],
  [
    'every version that is left of many, and the layout without one',
    (m) => {
      m.log(loadedFrom());
      m.cache(m.gameIn(), null, [link(linkWith('accountC'), 3 * HOUR)]);
      m.cache(m.gameIn(), '2.9.0.0', [link(b, 2 * HOUR)]);
      m.cache(m.gameIn(), '2.17.0.0', []);
      m.cache(m.gameIn(), '2.44.0.0', [link(a, HOUR)]);
    },
    ['accountA', 'accountB', 'accountC'],
  ],
  [
    'several versions, the newest file in the wrong one',
    (m) => {
      m.log(loadedFrom());
      const right = m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
      const wrong = m.cache(m.gameIn(), '2.9.0.0', [link(b, 9 * HOUR)]);
      for (const name of readdirSync(right)) m.touch(join(right, name), 3 * DAY);
      for (const name of readdirSync(wrong)) m.touch(join(wrong, name), 0);
    },
    ['accountA', 'accountB'],
  ],
  [
    'both layouts side by side',
    (m) => {
      m.log(loadedFrom());
      m.cache(m.gameIn(), null, [link(b, 2 * HOUR)]);
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
    },
    ['accountA', 'accountB'],
  ],
  [
    'a version that was left by an update, empty',
    (m) => {
      m.log(loadedFrom());
      m.write(join(m.gameIn(), 'webCaches', '9.0.0.0', 'Cache', 'LOCK'), '');
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
    },
    ['accountA'],
  ],
  [
    'a folder beside the versions that is none',
    (m) => {
      m.log(loadedFrom());
      m.cache(m.gameIn(), 'backup', [link(b, MINUTE)]);
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
    },
    ['accountA'],
  ],
  // Logs.
  [
    'the log of the game in China',
    (m) => {
      m.log(loadedFrom(), { client: 'cn' });
      m.cache(m.gameIn(), '2.30.1.0', [link(linkWith('accountC', { client: 'cn' }), HOUR)]);
    },
    ['accountC'],
  ],
  [
    'both games on one machine, newest first',
    (m) => {
      m.log(loadedFrom());
      m.log(loadedFrom('C:/CN/StarRail_Data'), { client: 'cn' });
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
      m.cache(m.gameIn(m.prefix, 'CN'), '2.30.1.0', [
        link(linkWith('accountC', { client: 'cn' }), MINUTE),
      ]);
    },
    ['accountC', 'accountA'],
  ],
  [
    'a log that is empty as the game was just started, and the one before',
    (m) => {
      m.log('');
      m.log(loadedFrom(), { file: 'Player-prev.log' });
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
    },
    ['accountA'],
  ],
  [
    'a log with the path in lower case',
    (m) => {
      m.log(loadedFrom('c:/star rail/games/starrail_data'));
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
    },
    ['accountA'],
  ],
  [
    'a log with backslashes',
    (m) => {
      m.log(loadedFrom('C:\\Star Rail\\Games\\StarRail_Data'));
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
    },
    ['accountA'],
  ],
  ...(
    [
      ['with a drive in lower case', "Mono path[0] = 'c:/Star Rail/Games/StarRail_Data/Managed'"],
      [
        'with backslashes',
        '[Subsystems] Discovering subsystems at path C:\\Star Rail\\Games\\StarRail_Data\\UnitySubsystems',
      ],
      ['at its end', 'dataPath: C:/Star Rail/Games/StarRail_Data'],
      ['beside an address', 'https://x.example/a C:/Star Rail/Games/StarRail_Data/x.txt'],
    ] as const
  ).map(
    ([how, line]): Case => [
      `a log without its usual line, and another with the path ${how}`,
      (m) => {
        m.log(`Initialize engine\r\n${line}\r\n`);
        m.cache(m.gameIn(), '2.44.0.0', [link(a, HOUR)]);
      },
      ['accountA'],
    ],
  ),
  [
    'a log naming a folder that only begins like the game’s',
    (m) => {
      m.log(loadedFrom('C:/Star Rail/Games/StarRail_Data2'));
      m.cache(join(m.prefix, 'drive_c', 'Star Rail', 'Games', 'StarRail_Data2'), null, [
        link(a, HOUR),
      ]);
    },
    'NO_GAME',
  ],
  [
    'a folder with an apostrophe',
    (m) => {
      m.log(loadedFrom("C:/It's Star Rail/StarRail_Data"));
      m.cache(m.gameIn(m.prefix, "It's Star Rail"), '2.44.0.0', [link(a, HOUR)]);
    },
    ['accountA'],
  ],
  [
    'a log whose older line names a game that is gone',
    (m) => {
      m.log(loadedFrom('C:/Old/StarRail_Data') + loadedFrom());
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
    },
    ['accountA'],
  ],
  [
    'a second user of the same prefix',
    (m) => {
      m.log(loadedFrom(), { user: 'steamuser' });
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
    },
    ['accountA'],
  ],
  ['no log at all', () => undefined, 'NO_LOG'],
  ['a log that says nothing', (m) => void m.log('Mono path[0]'), 'NO_GAME'],
  ['a log that names a game that is gone', (m) => void m.log(loadedFrom()), 'NO_GAME'],
  ['a log of garbage', (m) => void m.log('\u0000\u0001'.repeat(200_000)), 'NO_GAME'],
  [
    'a log that is a folder',
    (m) => {
      const log = m.log('');
      m.removeFile(log);
      m.write(join(log, 'x'), '');
    },
    'NO_LOG',
  ],
  // Logs that lead elsewhere.
  [
    'a log naming another machine',
    (m) => void m.log(loadedFrom('\\\\evil.example\\share\\StarRail_Data')),
    'NO_GAME',
  ],
  [
    'a log naming another machine, with slashes',
    (m) => void m.log(loadedFrom('//evil.example/share/StarRail_Data')),
    'NO_GAME',
  ],
  [
    'a log naming a device',
    (m) => void m.log(loadedFrom('\\\\?\\C:\\Star Rail\\Games\\StarRail_Data')),
    'NO_GAME',
  ],
  [
    'a log that leads up and outside',
    (m) => {
      m.log(loadedFrom('C:/Star Rail/../../../StarRail_Data'));
      m.cache(join(m.home, 'StarRail_Data'), null, [link(a, HOUR)]);
    },
    'NO_GAME',
  ],
  [
    'a log naming a folder of something else',
    (m) => {
      m.log(loadedFrom('C:/Secrets'));
      m.cache(join(m.prefix, 'drive_c', 'Secrets'), null, [link(a, HOUR)]);
    },
    'NO_GAME',
  ],
  [
    'a log that is a link to another file',
    (m) => {
      const elsewhere = m.write(below(m, 'elsewhere.log'), loadedFrom());
      const log = m.log('');
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
      symlinkSync(elsewhere, join(log, '..', 'Player-prev.log'));
    },
    'NO_GAME',
  ],
  // Prefixes.
  [
    'the prefix that the environment names',
    (m) => {
      const at = below(m, 'own-prefix');
      (m.machine.env as Record<string, string>).WINEPREFIX = at;
      inPrefix(() => at)(m);
    },
    ['accountA'],
  ],
  [
    "the launcher's prefix",
    inPrefix((m) => below(m, '.local/share/honkers-railway-launcher/prefix')),
    ['accountA'],
  ],
  [
    "Steam's prefix",
    inPrefix((m) => below(m, '.local/share/Steam/steamapps/compatdata/12345/pfx')),
    ['accountA'],
  ],
  [
    'another library of Steam',
    (m) => {
      const library = below(m, 'sdcard');
      m.write(
        below(m, '.steam/steam/steamapps/libraryfolders.vdf'),
        `"libraryfolders" { "1" { "path"  "${library}" } }`,
      );
      inPrefix(() => join(library, 'steamapps/compatdata/7/pfx'))(m);
    },
    ['accountA'],
  ],
  ["Lutris's prefix", inPrefix((m) => below(m, 'Games/star-rail')), ['accountA']],
  [
    "a prefix that Lutris's settings name",
    (m) => {
      const at = below(m, 'somewhere/prefix');
      m.write(below(m, '.local/share/lutris/games/star-rail-1.yml'), `game:\n  prefix: ${at}\n`);
      inPrefix(() => at)(m);
    },
    ['accountA'],
  ],
  [
    'a bottle of Bottles',
    inPrefix((m) => below(m, '.var/app/com.usebottles.bottles/data/bottles/bottles/Star-Rail')),
    ['accountA'],
  ],
  [
    'a game on another drive of a prefix',
    (m) => {
      m.log(loadedFrom('D:/Games/StarRail_Data'));
      m.cache(below(m, 'disk/Games/StarRail_Data'), null, [link(a, HOUR)]);
      m.write(join(m.prefix, 'dosdevices', 'x'), '');
      symlinkSync(below(m, 'disk'), join(m.prefix, 'dosdevices', 'd:'));
    },
    ['accountA'],
  ],
  [
    'a game on the root of the machine',
    (m) => {
      m.log(loadedFrom(`Z:${below(m, 'disk/StarRail_Data')}`));
      m.cache(below(m, 'disk/StarRail_Data'), null, [link(a, HOUR)]);
    },
    ['accountA'],
  ],
  // Folders by hand.
  [
    'a chosen folder above the game',
    (m) => {
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
      return join(m.prefix, 'drive_c');
    },
    ['accountA'],
  ],
  [
    "the chosen folder of the game's data",
    (m) => {
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
      return m.gameIn();
    },
    ['accountA'],
  ],
  ['a chosen cache', (m) => m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]), ['accountA']],
  [
    'a chosen version',
    (m) => join(m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]), '..', '..'),
    ['accountA'],
  ],
  [
    "a chosen folder of the cloud's client, whose page embeds another",
    (m) => {
      const cloud = below(m, 'cloud', 'StarRailCloud');
      const page = linkWith('accountC', { client: 'cn', from: 'page' });
      m.cache(cloud, null, [doubleKeyed(page, HOUR)]);
      return below(m, 'cloud');
    },
    ['accountC'],
  ],
  ['a chosen folder without the game', (m) => m.write(below(m, 'x', 'y'), '') && m.home, 'NO_GAME'],
  ['a chosen folder that is gone', (m) => below(m, 'gone'), 'NO_GAME'],
  // What a cache keeps.
  [
    'a game without a cache',
    (m) => {
      m.log(loadedFrom());
      m.write(join(m.gameIn(), 'data.unity3d'), '');
    },
    'NO_CACHE',
  ],
  ['a cache without a link', plain([]), 'NO_LINK'],
  ['a link that is a day and a minute old', plain([link(a, DAY + MINUTE)]), 'EXPIRED'],
  [
    'an old link of one account and a new one of another',
    plain([link(b, 3 * DAY), link(a, 2 * HOUR)]),
    ['accountA'],
  ],
  [
    'several accounts, newest first, whatever the order in the files',
    plain([link(b, 2 * HOUR), link(a, HOUR), link(linkWith('accountC'), 3 * HOUR)]),
    ['accountA', 'accountB', 'accountC'],
  ],
  [
    'one key in many links, as each page of the records has one',
    plain([link(`${a}&end_id=1`, 3 * HOUR), link(`${a}&end_id=2`, 2 * HOUR), link(a, HOUR)]),
    ['accountA'],
  ],
  ['the page in front of the records', plain([link(pageOf('accountA'), HOUR)]), ['accountA']],
  [
    'that page as it was before',
    plain([
      link(pageOf('accountA').replace('gs.hoyoverse.com', 'webstatic-sea.hoyoverse.com'), HOUR),
    ]),
    ['accountA'],
  ],
  [
    'that page in China',
    plain([link(linkWith('accountC', { client: 'cn', from: 'page' }), HOUR)]),
    ['accountC'],
  ],
  [
    'records asked for on the older path, at an older host',
    plain([
      link(
        a
          .replace('public-operation-hkrpg-sg.hoyoverse.com', 'api-os-takumi.mihoyo.com')
          .replace('/hkrpg_gacha_record/', '/gacha_record/'),
        HOUR,
      ),
    ]),
    ['accountA'],
  ],
  ['a page that another embeds', plain([doubleKeyed(pageOf('accountA'), HOUR)]), ['accountA']],
  [
    'a link of the collaboration alone',
    plain([link(collaborationOf('accountA'), HOUR)]),
    ['accountA (collaboration)'],
  ],
  [
    'links of the collaboration and of the others',
    plain([link(collaborationOf('accountA'), MINUTE), link(a, HOUR)]),
    ['accountA'],
  ],
  [
    'keys of other services',
    plain([
      link(linkWith('accountA', { appid: 'webview_center' }), HOUR),
      link(linkWith('accountB', { path: '/hkrpg/event/e20230101mail/index.html' }), HOUR),
      link(linkWith('accountC', { path: '/hkrpg/announcement/index.html' }), HOUR),
    ]),
    'NO_LINK',
  ],
  [
    'records of another game',
    plain([
      link(linkWith('a', { biz: 'hk4e_global' }), HOUR),
      link(linkWith('b', { path: '/nap/event/e20230424gacha/index.html' }), HOUR),
    ]),
    'NO_LINK',
  ],
  [
    'a link at a host of somebody else',
    plain([link(a.replace('public-operation-hkrpg-sg.hoyoverse.com', 'evil.example'), HOUR)]),
    'NO_LINK',
  ],
  ['a link of a time that is still to come', plain([link(a, -2 * DAY)]), 'NO_LINK'],
  ['a link that is going to be deleted', plain([link(a, HOUR, { isDoomed: true })]), 'NO_LINK'],
  // How long a key is decides where it lies.
  [
    'a short link, inside of its entry',
    plain([link(linkWith('short', { length: 60 }), HOUR)]),
    ['short'],
  ],
  [
    'a link in blocks of 256 bytes',
    plain([link(`${linkWith('middle', { length: 240 })}&x=`.padEnd(950, 'y'), HOUR)]),
    ['middle'],
  ],
  ['a link in blocks of 1 KB', plain([link(linkWith('long', { length: 1000 }), HOUR)]), ['long']],
  ['a link in blocks of 4 KB', plain([link(`${a}&x=${'y'.repeat(4000)}`, HOUR)]), ['accountA']],
  [
    'an address of another page in a file of its own',
    plain([link(`https://x.example/${'y'.repeat(20_000)}`, MINUTE), link(a, HOUR)]),
    ['accountA'],
  ],
  // Damage.
  [
    'a link that is half written, and the one before it',
    plain([link(b, HOUR), link(a, MINUTE, { isHalfWritten: true })]),
    ['accountB'],
  ],
  [
    'an index that is cut in its table',
    changed((c) => truncateSync(join(c, 'index'), 2000)),
    'NO_LINK',
  ],
  [
    'an index that is cut in its head',
    changed((c) => truncateSync(join(c, 'index'), 100)),
    'CACHE_UNREADABLE',
  ],
  [
    'an index of garbage',
    changed(overwrite('index', 0, Buffer.from('garbage!'))),
    'CACHE_UNREADABLE',
  ],
  [
    'an index that tells of a table without an end',
    changed(overwrite('index', 28, Buffer.from([255, 255, 255, 127]))),
    'CACHE_UNREADABLE',
  ],
  ['no index', changed((c, m) => m.write(join(c, 'index'), '')), 'CACHE_UNREADABLE'],
  [
    'entries of garbage',
    changed((c, m) => m.write(join(c, 'data_1'), Buffer.alloc(70_000, 0xa5))),
    'NO_LINK',
  ],
  ['entries that are cut off', changed((c) => truncateSync(join(c, 'data_1'), 9000)), 'NO_LINK'],
  [
    'entries of garbage behind a sound head',
    changed(overwrite('data_1', 8192, Buffer.alloc(200 * 256, 0xff))),
    'NO_LINK',
  ],
  [
    'one version of garbage, and a sound one',
    (m) => {
      m.log(loadedFrom());
      m.write(join(m.cache(m.gameIn(), '9.0.0.0', []), 'index'), 'garbage');
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
    },
    ['accountA'],
  ],
  [
    'a chain of entries that is a ring',
    changed((cache, m) => {
      const content = readFileSync(join(cache, 'data_1'));
      // Each entry follows itself.
      for (let at = 8192; at + 256 <= content.length; at += 256) {
        const isEntry = content.readUInt32LE(at + 8) >>> 28 === 0x9;
        if (isEntry) content.writeUInt32LE((0xa0010000 + (at - 8192) / 256) >>> 0, at + 4);
      }
      m.write(join(cache, 'data_1'), content);
    }),
    ['accountA'],
  ],
  [
    'files of half a gigabyte, with nothing in them',
    changed((cache) => {
      for (const name of ['index', 'data_0', 'data_1', 'data_2', 'data_3'])
        truncateSync(join(cache, name), 500 * 1024 * 1024);
    }),
    ['accountA'],
  ],
  [
    'half a gigabyte of nothing',
    changed((cache, m) => {
      for (const name of ['index', 'data_1']) {
        m.write(join(cache, name), '');
        truncateSync(join(cache, name), 500 * 1024 * 1024);
      }
    }),
    'CACHE_UNREADABLE',
  ],
  // Links of the file system.
  [
    'web caches that are a link to another folder',
    (m) => {
      m.log(loadedFrom());
      m.cache(below(m, 'elsewhere'), null, [link(a, HOUR)]);
      m.write(join(m.gameIn(), 'x'), '');
      symlinkSync(below(m, 'elsewhere', 'webCaches'), join(m.gameIn(), 'webCaches'));
    },
    'NO_CACHE',
  ],
  [
    'a version that is a link to another folder',
    (m) => {
      m.log(loadedFrom());
      m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
      m.cache(below(m, 'elsewhere'), null, [link(b, MINUTE)]);
      symlinkSync(below(m, 'elsewhere', 'webCaches'), join(m.gameIn(), 'webCaches', '9.0.0.0'));
    },
    ['accountA'],
  ],
  [
    'an index that is a link to another file',
    changed((cache, m) => {
      const index = m.write(below(m, 'index'), readFileSync(join(cache, 'index')));
      m.removeFile(join(cache, 'index'));
      symlinkSync(index, join(cache, 'index'));
    }),
    'CACHE_UNREADABLE',
  ],
  [
    'entries that are a link to a device without an end',
    (m) => {
      m.log(loadedFrom());
      const cache = m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
      m.removeFile(join(cache, 'data_1'));
      symlinkSync('/dev/zero', join(cache, 'data_1'));
    },
    'NO_LINK',
  ],
  [
    'an index that nobody writes to, and that is waited for',
    (m) => {
      m.log(loadedFrom());
      const cache = m.cache(m.gameIn(), '2.30.1.0', [link(a, HOUR)]);
      m.pipe(join(cache, 'index'));
    },
    'CACHE_UNREADABLE',
  ],
];

it.each(CASES)('%s', async (_what, make, expected) => {
  made = makeMachine();
  const given = make(made);
  const chosen = typeof given === 'string' ? given : undefined;
  const before = snapshot(made.root);
  const { links, reason } = await findLinks(made.machine, { chosen, now: NOW });
  const found = links.map(({ link: { authkey }, isOfCollaboration }) => {
    const name = /^[A-Za-z]+?(?=x9F|$)/.exec(authkey)?.[0];
    return isOfCollaboration ? `${name} (collaboration)` : name;
  });
  expect(reason ?? found).toEqual(expected);
  // Nothing of the game's was changed, and nothing stands beside it.
  expect(snapshot(made.root)).toEqual(before);
});

it('tries sixty folders and more', () => expect(CASES.length).toBeGreaterThanOrEqual(60));

it('tells when the link was opened, the whole of it, and which caches there are', async () => {
  made = makeMachine();
  plain([link(a, HOUR)])(made);
  const { links, newestAt, webCaches } = await findLinks(made.machine, { now: NOW });
  expect(links[0]).toMatchObject({ text: a, openedAt: NOW - HOUR });
  expect(links[0]?.link).toMatchObject({ client: 'global', authkey: keyOf('accountA') });
  expect(newestAt).toBe(NOW - HOUR);
  expect(webCaches).toEqual([join(made.gameIn(), 'webCaches')]);
});

it('tells how old the newest link is where all are over', async () => {
  made = makeMachine();
  plain([link(a, 3 * DAY), link(b, 2 * DAY)])(made);
  expect((await findLinks(made.machine, { now: NOW })).newestAt).toBe(NOW - 2 * DAY);
});

function snapshot(root: string): readonly string[] {
  return readdirSync(root, { recursive: true })
    .map(String)
    .sort()
    .map((name) => {
      const { size, mtimeMs } = statSync(join(root, name), { throwIfNoEntry: false }) ?? {};
      return `${name} ${size} ${mtimeMs}`;
    });
}
