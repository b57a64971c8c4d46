import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { LANGUAGES, TEXT_KINDS, VOICES } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { writeFakeDump } from '../test/fake-dump.ts';
import { committed, put, scratch, scratchData } from '../test/scratch.ts';
import { PICTURE_KINDS } from './asked.ts';
import { coverageOf, formatCoverage } from './check.ts';
import { carryOut, planOperator } from './run-operator.ts';

describe('what pages have of an operator', () => {
  it('is counted by kind, and texts and voices by language', async () => {
    const { data, asked } = committed();
    const folders = { from: [scratch()], assets: scratch(), data: scratchData() };
    // One of each kind.
    const [from = ''] = folders.from;
    await writeFakeDump(from, data, { pictures: PICTURE_KINDS.length, voices: 0 });
    const done = await carryOut(await planOperator(folders), { prune: false });
    expect(done.texts).toEqual({ languages: ['en', 'jp', 'ru'], fault: undefined });

    const coverage = coverageOf(folders.data, data, asked);
    expect(done.after).toEqual(coverage);
    expect(coverage.pictures.map(({ there }) => there > 0)).toEqual(PICTURE_KINDS.map(() => true));
    expect(coverage.pictures[0]).toEqual({
      title: 'character art',
      there: 1,
      all: data.characters.length,
    });
    const skills = coverage.texts.find(({ title }) => title === 'skills')?.shares ?? [];
    const all = data.skills.length;
    expect(skills.filter(({ there }) => there === all).map(({ title }) => title)).toEqual([
      ...['en', 'jp', 'ru'],
    ]);
    expect(skills.filter(({ there }) => there === 0)).toHaveLength(LANGUAGES.length - 3);
    expect(coverage.voices).toEqual(
      VOICES.map((title) => ({ title, there: 0, all: asked.voices.size })),
    );
    const said = formatCoverage(coverage);
    expect(said).toMatch(
      new RegExp(`^  skills +${all}/${all} +${all}/${all} +${all}/${all}$`, 'm'),
    );
    expect(said).toContain('none in cn, cht, kr, es, id, vi, th, pt, fr, de');
  }, 120_000);

  it('ends the command with 1 where anything is missing, and with 0 where nothing is', () => {
    const { data, asked } = committed();
    const folder = scratchData();
    const check = () => {
      const command = join(import.meta.dirname, '../operator.ts');
      const args = [command, '--check', '--data', folder];
      return spawnSync(process.execPath, args, { encoding: 'utf8' });
    };
    const bare = check();
    expect(bare.status).toBe(1);
    expect(bare.stdout).toMatch(new RegExp(`^  skills +0/${data.skills.length}$`, 'm'));

    const sentences = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 1, '.']));
    const kinds = TEXT_KINDS.map((kind) => [kind, sentences(kind === 'voiceText' ? 6000 : 2000)]);
    const book = JSON.stringify(Object.fromEntries(kinds));
    for (const language of LANGUAGES) put(join(folder, 'text', `${language}.json`), book);
    const picture = { width: 1, height: 1 };
    const list = {
      version: 1,
      pictures: Object.fromEntries([...asked.pictures.keys()].map((path) => [path, picture])),
      voices: Object.fromEntries(VOICES.map((voice) => [voice, [...asked.voices]])),
    };
    put(join(folder, 'pictures.json'), JSON.stringify(list));
    expect(check().status).toBe(0);

    list.voices.kr?.pop();
    put(join(folder, 'pictures.json'), JSON.stringify(list));
    expect(check()).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(`kr  ${asked.voices.size - 1}/${asked.voices.size}`),
    });
  }, 120_000);
});
