import { VOICES } from '@trailbook/core/internal/dataset';
import { PICTURE_KINDS } from './asked.ts';
import { formatCoverage } from './check.ts';
import type { Outcome, Progress } from './make-all.ts';
import type { Done, Plan } from './run-operator.ts';

const FFMPEG = 'apt-get install ffmpeg, brew install ffmpeg, or winget install ffmpeg';

/** What was recognised, and what pages gain by it. */
export function formatPlan({ asked, recognised, before, hasFfmpeg }: Plan): string {
  const { dumps, pictures, voices, unasked, refused } = recognised;
  const gains = PICTURE_KINDS.flatMap((kind) => {
    const paths = [...asked.pictures].filter(([, { kinds }]) => kinds.includes(kind));
    const found = paths.filter(([path]) => pictures.has(path)).length;
    const there = before.pictures.find(({ title }) => title === kind)?.there ?? 0;
    return found === 0 ? [] : [`  ${kind}: ${found} of ${paths.length} (${there} are there)`];
  });
  const spoken = VOICES.flatMap((voice) => {
    const found = [...voices.keys()].filter((key) => key.startsWith(`${voice}/`)).length;
    return found === 0 ? [] : [`  ${voice}: ${found} of ${asked.voices.size}`];
  });
  return [
    ...dumps.map(({ folder, textMaps }) =>
      textMaps.length === 0
        ? `Tables in ${quote(folder)}, without text maps.`
        : `Tables in ${quote(folder)}, with text maps of ${textMaps.join(', ')}.`,
    ),
    ...(dumps.length === 0 ? ['No tables (ExcelOutput/): texts stay as they are.'] : []),
    `Pictures that pages show: ${pictures.size} of ${asked.pictures.size}`,
    ...gains,
    `Clips that pages play: ${voices.size}`,
    ...spoken,
    ...(voices.size > 0 && !hasFfmpeg ? [withoutFfmpeg()] : []),
    `Shown on no page: ${unasked.pictures} pictures, ${unasked.voices} clips.`,
    ...(refused.length === 0 ? [] : [`Not looked at: ${refused.length}; the report names them.`]),
  ].join('\n');
}

/** What this run did, for the terminal. */
export function formatWork({ pictures, voices, texts, gone }: Done): string {
  return [
    `Texts: ${texts.languages.join(', ') || 'none'}`,
    work('Pictures', pictures),
    voices ? work('Voices', voices) : withoutFfmpeg(),
    ...(gone.length === 0 ? [] : [`No longer in the folders: ${gone.length}`]),
  ].join('\n');
}

/**
 * The state that the run ended in: the same for the same folders, however often it was interrupted.
 *
 * @param most - how many files are named of those that share a fault; all without it
 */
export function formatReport(
  plan: Plan,
  done: Done,
  { prune, most = Number.POSITIVE_INFINITY }: { prune: boolean; most?: number },
): string {
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? []
      : [
          `${title}: ${lines.length}`,
          ...lines.slice(0, most).map((line) => `  ${line}`),
          ...(lines.length > most ? ['  …'] : []),
        ];
  const refused = [
    ...plan.recognised.refused,
    ...done.pictures.refused,
    ...(done.voices?.refused ?? []),
  ];
  const outdone = [...done.pictures.outdone, ...(done.voices?.outdone ?? [])];
  return [
    formatFolders(plan),
    ...(done.texts.fault ? [`Texts could not be read: ${done.texts.fault}`] : []),
    ...(done.voices ? [] : [withoutFfmpeg()]),
    ...section(
      'Refused',
      refused.map(({ file, reason }) => `${quote(file)} ${reason}`),
    ),
    ...section(
      'Two files for one thing',
      outdone.map(({ file, by }) => `${quote(file)} gave way to ${quote(by)}`),
    ),
    ...section(
      prune
        ? 'Removed, since the folders no longer have them'
        : 'Kept, though the folders no longer have them (--prune removes them)',
      done.gone.map(quote),
    ),
    'What pages have',
    formatCoverage(done.after),
    '',
  ].join('\n');
}

export function formatProgress({ title, done, all, perSecond, secondsLeft }: Progress): string {
  const left =
    secondsLeft < 90 ? `${Math.ceil(secondsLeft)} s` : `${Math.ceil(secondsLeft / 60)} min`;
  return `${title}: ${done}/${all}, ${Math.round(perSecond)} a second, ${left} left`;
}

function formatFolders({ folders }: Plan): string {
  return `From ${folders.from.map(quote).join(', ')}`;
}

function work(title: string, { made, kept, refused, seconds }: Outcome): string {
  const rate = made > 0 ? `, ${Math.round(made / seconds)} a second` : '';
  return `${title}: ${made} made, ${kept} unchanged, ${refused.length} refused in ${seconds.toFixed(1)} s${rate}`;
}

function withoutFfmpeg(): string {
  return `Voices wait: there is no ffmpeg on the PATH (${FFMPEG}).`;
}

/** A name may hold anything, line breaks included. */
function quote(name: string): string {
  return JSON.stringify(name);
}
