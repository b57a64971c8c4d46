import { describe, expect, it } from 'vitest';
import { readStorageBlock } from './storage-block.ts';

const row = { profile: 'default', name: 'inventory', part: '', value: { version: 3 } };
const older = { inventory: '{"version":2,"items":{}}' };

describe('a storage block', () => {
  it('holds parts of documents as they were stored, and older stores', () => {
    const own = { stored: { rows: [row] } };
    expect(readStorageBlock({ own, older })).toEqual({ rows: [row], older });
    expect(readStorageBlock(older)).toEqual({ rows: [], older });
    expect(readStorageBlock({ own: { error: 'No store.' }, older })).toEqual({ rows: [], older });
  });

  it('says where a part of ours is damaged, though older stores stand beside', () => {
    const own = { stored: { rows: [row, { ...row, name: 7 }] } };
    expect(readStorageBlock({ own, older })).toEqual({
      rows: [],
      older,
      broken: 'stored.rows.1.name',
    });
    expect(readStorageBlock({ own: { stored: 'cut' }, older })).toMatchObject({ broken: 'stored' });
  });

  it('is told from any other JSON', () => {
    for (const json of [undefined, 7, [], {}, { own: { stored: { rows: [] } } }]) {
      expect(readStorageBlock(json)).toBe(undefined);
    }
  });
});
