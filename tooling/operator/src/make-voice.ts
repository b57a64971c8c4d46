import { spawn } from 'node:child_process';
import { extname } from 'node:path';
import { RefusedError } from './refused-error.ts';

/** The way in which clips are made: another name makes all of them anew. */
export const VOICE_RECIPE = 'clip 1';

/** How loud every clip shall be (LUFS), and how far its highest peak stays below full scale (dBTP). */
const LOUDNESS = -18;
const HIGHEST_PEAK = -1.5;
/** What ffmpeg says of a clip that is too short or too quiet to be measured. */
const UNMEASURED = -70;
/** A whisper stays one. */
const MOST_GAIN = 20;

const LONGEST_SECONDS = 600;
const PATIENCE_MS = 120_000;

/** The reader for each ending: none that a file's content could choose, for a playlist names other files. */
const READERS: Readonly<Record<string, string>> = {
  '.wav': 'wav',
  '.ogg': 'ogg',
  '.mp3': 'mp3',
  '.flac': 'flac',
};

/** Whether ffmpeg is on the PATH. */
export async function hasFfmpeg(): Promise<boolean> {
  return run(['-version']).then(
    () => true,
    () => false,
  );
}

/**
 * Writes a clip as MP3 of 96 kbit/s, made louder or quieter as a whole: one gain for all of it, by its loudness, and
 * never so much that a peak is cut.
 *
 * @throws RefusedError where the file is no sound
 */
export async function makeVoice(file: string, draft: string): Promise<void> {
  const input = [
    ...['-protocol_whitelist', 'file', '-t', String(LONGEST_SECONDS)],
    ...['-f', READERS[extname(file).toLowerCase()] ?? 'wav', '-i', `file:${file}`],
    ...['-map', '0:a:0'],
  ];
  const measured = await run([
    ...input,
    ...['-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-'],
  ]).catch(() => {
    throw new RefusedError('is no sound');
  });
  await run([
    ...input,
    ...['-af', `volume=${gainOf(measured).toFixed(2)}dB`, '-c:a', 'libmp3lame', '-b:a', '96k'],
    // Nothing of the day or the program: the same clip gives the same bytes.
    ...[
      '-map_metadata',
      '-1',
      '-id3v2_version',
      '0',
      '-bitexact',
      '-f',
      'mp3',
      '-y',
      `file:${draft}`,
    ],
  ]).catch(() => {
    throw new RefusedError('cannot be written as MP3');
  });
}

/** One gain in dB, by what ffmpeg measured. */
export function gainOf(measured: string): number {
  const figure = (name: string) =>
    Number(new RegExp(`^\\s+${name}:\\s+(-?[\\d.]+)`, 'm').exec(measured)?.[1] ?? Number.NaN);
  const loudness = figure('I');
  const peak = figure('Peak');
  if (Number.isNaN(peak)) return 0;
  const wanted = loudness > UNMEASURED ? LOUDNESS - loudness : 0;
  return Math.min(wanted, HIGHEST_PEAK - peak, MOST_GAIN);
}

/** Runs ffmpeg, and answers what it said. */
function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-hide_banner', '-nostdin', '-threads', '1', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      // Not `timeout`: where there is no ffmpeg, its clock would keep the command from ending.
      signal: AbortSignal.timeout(PATIENCE_MS),
      killSignal: 'SIGKILL',
    });
    let said = '';
    // The end tells: the summary, or what is wrong.
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      said = (said + part).slice(-20_000);
    });
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(said) : reject(new Error(said))));
  });
}
