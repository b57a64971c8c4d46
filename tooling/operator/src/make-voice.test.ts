import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { tone } from '../test/fake-dump.ts';
import { put, scratch, scratchData } from '../test/scratch.ts';
import { gainOf, hasFfmpeg, makeVoice } from './make-voice.ts';
import { carryOut, planOperator } from './run-operator.ts';

// Programs are started, and pictures made: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const summary = (loudness: string, peak: string) =>
  `[Parsed_ebur128_0 @ 0x1] Summary:\n\n  Integrated loudness:\n    I:         ${loudness} LUFS\n` +
  `    Threshold: -33.1 LUFS\n\n  True peak:\n    Peak:       ${peak} dBFS\n`;

describe('the gain of a clip', () => {
  it.each([
    ['brings it to -18 LUFS, down', '-10.0', '-1.0', -8],
    ['brings it to -18 LUFS, up', '-24.0', '-12.0', 6],
    ['never lets a peak pass -1.5 dB', '-24.0', '-3.0', 1.5],
    ['takes one down that does', '-20.0', '0.4', -1.9],
    ['leaves a whisper one', '-60.0', '-40.0', 20],
    ['is none where it is too short to be measured', '-70.0', '-9.0', 0],
    ['is none for silence', '-70.0', '-inf', 0],
  ])('%s', (_, loudness, peak, gain) => {
    expect(gainOf(summary(loudness, peak))).toBeCloseTo(gain, 5);
  });
});

describe.skipIf(!(await hasFfmpeg()))('a clip', () => {
  it.each([5, 10, 15])('is as loud as all others, and stays in one channel: %i', async (number) => {
    const folder = scratch({ 'a.wav': tone(number) });
    const made = join(folder, 'made');
    await makeVoice(join(folder, 'a.wav'), made);
    const { loudness, peak, stream } = measure(made);
    expect(loudness).toBeGreaterThan(-19);
    expect(loudness).toBeLessThan(-17);
    expect(peak).toBeLessThan(-1);
    expect(stream).toMatch(/Audio: mp3.*, 16000 Hz, mono/);
  });

  it('gives the same bytes each time', async () => {
    const folder = scratch({ 'a.wav': tone(3) });
    await makeVoice(join(folder, 'a.wav'), join(folder, '1'));
    await makeVoice(join(folder, 'a.wav'), join(folder, '2'));
    expect(readFileSync(join(folder, '1'))).toEqual(readFileSync(join(folder, '2')));
  });

  it('is refused where the file is none, and never one that names other files', async () => {
    const folder = scratch({ 'secret.wav': tone(1) });
    const playlist = `#EXTM3U\n#EXTINF:1,\n${join(folder, 'secret.wav')}\n`;
    for (const content of ['', 'words', playlist, `ffconcat version 1.0\nfile secret.wav\n`]) {
      put(join(folder, 'a.wav'), content);
      await expect(makeVoice(join(folder, 'a.wav'), join(folder, 'made'))).rejects.toThrow(
        'is no sound',
      );
    }
  });

  it('stands in its language, once, and in the list', async () => {
    const from = scratch({
      'English/71001001.wav': tone(1),
      'English/71001002.wav': 'words',
      'Japanese/71001001.wav': tone(2),
    });
    const folders = { from: [from], assets: scratch(), data: scratchData() };
    const run = async () => carryOut(await planOperator(folders), { prune: false });
    const { voices } = await run();
    expect(voices).toMatchObject({
      made: 2,
      refused: [{ file: join(from, 'English/71001002.wav'), reason: 'is no sound' }],
    });
    expect(JSON.parse(readFileSync(join(folders.data, 'pictures.json'), 'utf8'))).toEqual({
      version: 1,
      pictures: {},
      voices: { en: ['71001001'], jp: ['71001001'] },
    });
    expect(readFileSync(join(folders.assets, 'Voice/en/71001001.mp3')).length).toBeGreaterThan(500);
    expect((await run()).voices).toMatchObject({ made: 0, kept: 2 });
  });
});

function measure(file: string) {
  const command = `ffmpeg -hide_banner -nostdin -i '${file}' -af ebur128=peak=true:framelog=verbose -f null - 2>&1`;
  const said = execFileSync('sh', ['-c', command], { encoding: 'utf8' });
  return {
    loudness: Number(/I:\s+(-?[\d.]+) LUFS/.exec(said)?.[1]),
    peak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(said)?.[1]),
    stream: /Stream #0.*/.exec(said)?.[0],
  };
}
