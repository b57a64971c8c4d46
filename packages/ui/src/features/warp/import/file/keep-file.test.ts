import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Device } from '../../../../storage/stores/device.ts';
import type { FileKept } from '../../files/index.ts';
import { keepFile } from './keep-file.ts';

const choice = (uid: string) => ({ at: 0, uid, profile: 'default', withStores: false });
const choices = [choice('800000001'), choice('800000002')];

function setUp(kept: FileKept) {
  const load = vi.fn(async () => undefined);
  const onKept = vi.fn();
  const store = { getState: () => ({ load }) };
  const device = { onKept, stores: new Map([['open', store]]) } as unknown as Device;
  const keep = () => keepFile(device, { merge: async () => kept }, { choices, at: 5 });
  return { keep, load, onKept };
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { player: '' } } });
});

describe('what a file has brought', () => {
  it('is shown by every open store, and a snapshot is asked for', async () => {
    const kept = { added: 3, refused: [], partly: [], aside: [], taken: [] };
    const { keep, load, onKept } = setUp(kept);
    expect(await keep()).toEqual(kept);
    expect(onKept).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is part of a snapshot where one of its accounts alone could be stored', async () => {
    const kept = { added: 3, refused: ['800000002'], partly: [], aside: [], taken: [] };
    const { keep, onKept } = setUp(kept);
    expect(await keep()).toEqual(kept);
    expect(onKept).toHaveBeenCalledOnce();
  });

  it('asks for no snapshot where nothing was stored', async () => {
    const { keep, onKept } = setUp({
      added: 0,
      refused: ['800000001', '800000002'],
      partly: [],
      aside: [],
      taken: [],
    });
    expect(await keep()).toBeUndefined();
    expect(onKept).not.toHaveBeenCalled();
  });
});
