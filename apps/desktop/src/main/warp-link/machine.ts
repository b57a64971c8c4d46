import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { foldersIn, openPlainFile } from '../plain-file.ts';

/** Of the machine what tells where games may be. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** A Windows, be it the machine's own or one that another system imitates. */
export interface Windows {
  /** The folders of its users. */
  readonly users: readonly string[];
  /** Where one of its drives is. */
  drive(letter: string): string;
}

/** The Windows of a machine, and those that Wine, Proton and their like imitate. Rule W48. */
export async function windowsOf(machine: Machine): Promise<readonly Windows[]> {
  const { platform, home, env } = machine;
  if (platform === 'win32') {
    return [{ users: [env.USERPROFILE || home], drive: (letter) => `${letter}:\\` }];
  }
  const prefixes = new Set(await prefixesOf(machine));
  const all = await Promise.all([...prefixes].map(imitatedWindows));
  return all.filter(({ users }) => users.length > 0);
}

async function imitatedWindows(prefix: string): Promise<Windows> {
  const folder = join(prefix, 'drive_c', 'users');
  return {
    users: (await foldersIn(folder)).map((user) => join(folder, user)),
    drive(letter) {
      if (letter === 'c') return join(prefix, 'drive_c');
      return letter === 'z' ? '/' : join(prefix, 'dosdevices', `${letter}:`);
    },
  };
}

async function prefixesOf({ platform, home, env }: Machine): Promise<string[]> {
  const own = env.WINEPREFIX ? [env.WINEPREFIX] : [];
  const inHome = (...path: readonly string[]) => join(home, ...path);
  const within = async (folder: string, ...path: readonly string[]) =>
    (await foldersIn(folder)).map((name) => join(folder, name, ...path));
  if (platform === 'darwin') {
    const bottles = [
      inHome('Library', 'Application Support', 'CrossOver', 'Bottles'),
      inHome('Library', 'Containers', 'com.isaacmarovitz.Whisky', 'Bottles'),
    ];
    const found = await Promise.all(bottles.map((folder) => within(folder)));
    return [...own, inHome('.wine'), ...found.flat()];
  }
  const data = env.XDG_DATA_HOME || inHome('.local', 'share');
  const ofApp = (app: string) => inHome('.var', 'app', app);
  const launchers = [
    join(data, 'honkers-railway-launcher', 'prefix'),
    join(
      ofApp('moe.launcher.the-honkers-railway-launcher'),
      ...['data', 'honkers-railway-launcher', 'prefix'],
    ),
  ];
  const bottles = [
    join(data, 'bottles', 'bottles'),
    join(ofApp('com.usebottles.bottles'), 'data', 'bottles', 'bottles'),
    // Where Lutris puts the games that it installs.
    inHome('Games'),
  ];
  const steam = [
    inHome('.steam', 'steam'),
    join(data, 'Steam'),
    join(ofApp('com.valvesoftware.Steam'), 'data', 'Steam'),
  ];
  const libraries = (await Promise.all(steam.map(steamLibraries))).flat();
  const found = await Promise.all([
    ...bottles.map((folder) => within(folder)),
    ...libraries.map((folder) => within(join(folder, 'steamapps', 'compatdata'), 'pfx')),
    ...[join(data, 'lutris'), inHome('.config', 'lutris')].map(lutrisPrefixes),
  ]);
  return [...own, inHome('.wine'), ...launchers, ...found.flat()];
}

const LONGEST_LIST = 256 * 1024;

/** Steam's own folder, and those that it lists beside. */
async function steamLibraries(steam: string): Promise<string[]> {
  const list = await textOf(join(steam, 'steamapps', 'libraryfolders.vdf'));
  const others = [...list.matchAll(/"path"\s+"(\/[^"]{1,400})"/g)].map(([, path = '']) => path);
  return [steam, ...others];
}

/** The prefixes that the settings of Lutris's games name. */
async function lutrisPrefixes(lutris: string): Promise<string[]> {
  const folder = join(lutris, 'games');
  const names = await readdir(folder).catch(() => []);
  const settings = names.filter((name) => name.endsWith('.yml')).slice(0, 500);
  const texts = await Promise.all(settings.map((name) => textOf(join(folder, name))));
  return texts.flatMap((text) => {
    const [, prefix] = /^\s*prefix:\s*['"]?(\/[^'"\r\n]{1,400})/m.exec(text) ?? [];
    return prefix === undefined ? [] : [prefix.trim()];
  });
}

async function textOf(path: string): Promise<string> {
  return (await beginningOf(path, LONGEST_LIST)) ?? '';
}

/** A file's beginning as text; undefined where there is none. */
export async function beginningOf(path: string, length: number): Promise<string | undefined> {
  const file = await openPlainFile(path);
  if (!file) return undefined;
  try {
    return (await file.read(0, length)).toString('utf8');
  } finally {
    await file.close();
  }
}

/** A path of such a Windows on this machine, whatever case it is written in; undefined where nothing is there. */
export async function onMachine(
  windows: Windows,
  drive: string,
  names: readonly string[],
): Promise<string | undefined> {
  let path = windows.drive(drive.toLowerCase());
  for (const name of names) {
    const found = await spelled(path, name);
    if (found === undefined) return undefined;
    path = join(path, found);
  }
  return path;
}

async function spelled(folder: string, name: string): Promise<string | undefined> {
  try {
    await access(join(folder, name));
    return name;
  } catch {
    const names = await readdir(folder).catch(() => []);
    return names.find((other) => other.toLowerCase() === name.toLowerCase());
  }
}
