import { execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scratch } from '../test/scratch.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The project's own icons, and pictures of its own pages in the documentation. */
const OWN_PICTURES = [
  /^apps\/web\/public\/(favicon|icons\/maskable)\.svg$/,
  /^apps\/web\/public\/icons\/[a-z-]+-\d+\.png$/,
  /^docs\/images\/[\w-]+\.png$/,
];

/** What an operator's command writes. */
const OF_OPERATORS = ['data/text/en.json', 'data/pictures.json', 'assets/SpriteOutput/A/1.webp'];

const MEDIA_ENDING =
  /\.(png|jpe?g|webp|gif|avif|bmp|ico|svg|tiff?|mp[34]|m4a|ogg|opus|wav|flac|wem|bnk|webm)$/i;

describe("nothing of the game's art, sound and text is shipped", () => {
  // A copy without its history has no list of what belongs to it.
  it.skipIf(!existsSync(join(ROOT, '.git')))('in the repository', () => {
    const tracked = trackedFiles();
    expect(tracked.length).toBeGreaterThan(1000);
    const media = tracked.filter((file) => isMedia(join(ROOT, file)));
    expect(media.filter((file) => !OWN_PICTURES.some((own) => own.test(file)))).toEqual([]);
    expect(tracked.filter((file) => /^(data\/(text|pictures)|assets\/)/.test(file))).toEqual([]);
    // And git would not take it in with the rest.
    const ignored = execFileSync('git', ['check-ignore', ...OF_OPERATORS], { cwd: ROOT });
    expect(String(ignored).trim().split('\n')).toEqual(OF_OPERATORS);
  });

  it.skipIf(!existsSync(join(ROOT, '.git')))('in the package of the data', () => {
    const folder = scratch();
    const make = `import { buildData } from './packages/core/scripts/build-data.ts'; buildData(${JSON.stringify(folder)});`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', make], { cwd: ROOT });
    const files = filesBelow(folder);
    expect(files.filter((file) => isMedia(join(folder, file)))).toEqual([]);
    const tracked = new Set(trackedFiles());
    const made = new Set(['package.json', 'planner.json']);
    const unknown = files
      .filter((file) => file.endsWith('.json') && !made.has(file))
      .filter((file) => !tracked.has(`data/${file}`) && !tracked.has(`data/game/${file}`));
    expect(unknown).toEqual([]);
    expect(files.length).toBeGreaterThan(50);
  });

  it('in the image', () => {
    const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
    const isIgnored = (file: string) => ignored.some((line) => matches(line, file));
    expect(OF_OPERATORS.filter((file) => !isIgnored(file))).toEqual([]);
    expect(isIgnored('data/game/items.json')).toBe(false);
    // What the image keeps of the build: each line was looked at.
    const docker = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
    const kept = [...docker.matchAll(/^COPY --from=build \/site\/(\S+)/gm)].map(([, from]) => from);
    expect(kept).toEqual([
      'data',
      'apps/web/build',
      'apps/web/package.json',
      'apps/web/server/node',
      'apps/web/server/http/chunks.ts',
    ]);
  });
});

describe('a file with a picture or a sound', () => {
  it.each([
    ['PNG', 'a.json', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), true],
    ['WebP', 'a.json', Buffer.from('RIFF....WEBPVP8 '), true],
    ['Ogg', 'a.bin', Buffer.from('OggS\0'), true],
    ['MP3 with a tag', 'a.txt', Buffer.from('ID3\u0004'), true],
    ['MP3', 'a.txt', Buffer.from([0xff, 0xfb, 0x90]), true],
    ['called one', 'a.Png', Buffer.from('words'), true],
    ['JSON', 'a.json', Buffer.from('{"a": 1}'), false],
    ['Markdown', 'a.md', Buffer.from('RIFF is a format'), false],
    ['nothing', 'a.ts', Buffer.alloc(0), false],
  ])('is told by its ending, or by how it begins: %s', (_, name, content, expected) => {
    expect(isMedia(join(scratch({ [name]: content }), name))).toBe(expected);
  });
});

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, maxBuffer: 2 ** 26 });
  // Of this moment: one that was deleted is still listed.
  return String(listed)
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(ROOT, file)));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** By its ending, or whatever it is called, by its first bytes. */
function isMedia(file: string): boolean {
  if (MEDIA_ENDING.test(file)) return true;
  if (!statSync(file).isFile()) return false;
  const head = Buffer.alloc(12);
  const opened = openSync(file, 'r');
  readSync(opened, head, 0, head.length, 0);
  closeSync(opened);
  const text = head.toString('latin1');
  const isRiff = text.startsWith('RIFF') && /^(WEBP|WAVE)$/.test(text.slice(8));
  return isRiff || /^(\x89PNG|\xff\xd8\xff|GIF8|OggS|ID3|fLaC|\xff[\xfb\xf3\xf2])/.test(text);
}

/** Whether a line of `.dockerignore` leaves a file out; of its forms, those that the project uses. */
function matches(line: string, file: string): boolean {
  const pattern = line.trim();
  if (pattern === '' || pattern.startsWith('#')) return false;
  const anywhere = pattern.startsWith('**/');
  const name = pattern.replace(/^\*\*\//, '');
  return anywhere
    ? `/${file}/`.includes(`/${name}/`)
    : file === name || file.startsWith(`${name}/`);
}
