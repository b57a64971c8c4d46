import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileResponse } from './site-handler.ts';

it('serves files of its folder and none outside', async () => {
  const outer = await mkdtemp(join(tmpdir(), 'site-'));
  const folder = await mkdtemp(join(outer, 'client-'));
  await writeFile(join(folder, 'a.js'), '1');
  await writeFile(join(outer, 'secret.json'), '{}');

  const response = await fileResponse(folder, '/a.js');
  expect(await response?.text()).toBe('1');
  expect(response?.headers.get('Content-Type')).toMatch('text/javascript');
  expect(await fileResponse(folder, '/../secret.json')).toBeUndefined();
  expect(await fileResponse(folder, '/%2e%2e%2fsecret.json')).toBeUndefined();
  expect(await fileResponse(folder, '/%')).toBeUndefined();
  expect(await fileResponse(folder, '/missing.js')).toBeUndefined();
  expect(await fileResponse(folder, '/en/planner')).toBeUndefined();
});
