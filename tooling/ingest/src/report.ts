import {
  LANGUAGES,
  type Language,
  NAME_KINDS,
  type NameKind,
} from '@trailbook/core/internal/dataset';
import type { Book } from './claims.ts';
import type { Overlay } from './overlays.ts';

type Names = Readonly<Record<Language, Book<NameKind>>>;

export interface Disagreement {
  readonly kind: NameKind;
  readonly language: Language;
  readonly id: string;
  readonly dump: string;
  readonly gathered: string;
}

/** A gathered name that was not taken lost to one of the dump, since a thing has one name. */
export function disagreements(overlays: readonly Overlay[], names: Names): Disagreement[] {
  return overlays.flatMap(({ kind, language, names: gathered }) =>
    Object.entries(gathered).flatMap(([id, text]) => {
      const taken = names[language][kind][id];
      return taken === undefined || taken === text
        ? []
        : [{ kind, language, id, dump: taken, gathered: text }];
    }),
  );
}

export interface Coverage {
  readonly kind: NameKind;
  readonly all: number;
  readonly named: Readonly<Record<Language, number>>;
  /** Ids without a name in English, which every other language falls back to. */
  readonly nameless: readonly number[];
  /** Ids without a name in any language: lists and the search leave them out. */
  readonly nowhere: readonly number[];
}

/** How many things of each kind have a name in each language. */
export function coverage(
  ids: Readonly<Record<NameKind, readonly number[]>>,
  names: Names,
): Coverage[] {
  return NAME_KINDS.map((kind) => ({
    kind,
    all: ids[kind].length,
    named: Object.fromEntries(
      LANGUAGES.map((language) => [language, Object.keys(names[language][kind]).length]),
    ) as Record<Language, number>,
    nameless: ids[kind].filter((id) => names.en[kind][id] === undefined),
    nowhere: ids[kind].filter((id) =>
      LANGUAGES.every((language) => names[language][kind][id] === undefined),
    ),
  }));
}

/** The report as text: a table, what has no name in English or in no language, and where gathered names differ. */
export function formatReport(
  rows: readonly Coverage[],
  differing: readonly Disagreement[],
): string {
  const table = [
    ['kind', 'all', ...LANGUAGES],
    ...rows.map((row) => [
      row.kind,
      String(row.all),
      ...LANGUAGES.map((language) => String(row.named[language])),
    ]),
  ];
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths?.[0] ?? 0) : cell.padStart(widths?.[column] ?? 0),
      )
      .join('  '),
  );
  const nameless = rows
    .filter((row) => row.nameless.length > 0)
    .map((row) => `${row.kind}: ${row.nameless.join(' ')}`);
  const nowhere = rows
    .filter((row) => row.nowhere.length > 0)
    .map((row) => `${row.kind}: ${row.nowhere.length} of ${row.all}`);
  const differences = differing.map(
    (one) => `${one.kind} ${one.id} ${one.language}: ${one.dump} | ${one.gathered}`,
  );
  return [
    ...lines,
    '',
    'Without a name in English:',
    ...nameless,
    '',
    'Left out of lists and search, without a name in any language:',
    ...nowhere,
    '',
    'Gathered otherwise than in the dump (dump | gathered):',
    ...differences,
  ].join('\n');
}
