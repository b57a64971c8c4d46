import { expect, it } from 'vitest';
import { readSource } from './read-source.ts';

it('refuses a storage block of which a part of ours is damaged, and names the part', async () => {
  const row = { profile: 'default', name: 'planner', part: '', value: {} };
  const own = { stored: { rows: [row, { ...row, part: null }] } };
  const block = JSON.stringify({ own, older: { inventory: '{"version":2,"items":{}}' } });
  // It is read no further: neither what is stored here nor the game's tables are asked for.
  expect(await readSource(new File([block], 'block.json'), undefined as never, '')).toEqual({
    ok: false,
    error: { code: 'BACKUP_BROKEN', path: 'stored.rows.1.part' },
  });
});
