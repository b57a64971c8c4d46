import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'statistics.ts');

describe('commands for the global statistics, with a folder that was mistyped', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'trailbook-stats-'));
    return () => rmSync(folder, { recursive: true });
  });

  const run = (...words: readonly string[]) => {
    const { INIT_CWD: _, DATABASE_URL: __, ...inherited } = process.env;
    const env = { ...inherited, STORE_DIR: join(folder, 'mistyped') };
    return spawnSync(process.execPath, [SCRIPT, ...words], { env, encoding: 'utf8' });
  };

  it('leave the backup that is there as it is', () => {
    const backup = join(folder, 'statistics.backup');
    writeFileSync(backup, 'of yesterday');
    const { status, stderr } = run('backup', backup);
    expect(stderr).toContain(`There is no ${join(folder, 'mistyped', 'statistics.sqlite')}`);
    expect(status).toBe(1);
    expect(readFileSync(backup, 'utf8')).toBe('of yesterday');
  }, 120_000);

  it('do not say that all is well, and make nothing there', () => {
    expect(run('verify').status).toBe(1);
    expect(existsSync(join(folder, 'mistyped'))).toBe(false);
  }, 120_000);
});
