import { describe, expect, it } from 'vitest';
import { toolFile } from '../../../test/tool-files.ts';
import { recognise } from '../../move-in/index.ts';
import { parseHistory } from './parse-history.ts';

describe('a file of another game', () => {
  it.each([
    ['paimon.moe', toolFile('warps', 'paimon-moe.json')],
    ['irminsul', toolFile('scans', 'irminsul-genshin-only-GOOD.json')],
    ['Zenless Optimizer', '{"format":"ZOD","version":1,"source":"Zenless Optimizer","discs":[]}'],
    ['rng.moe', '{"data":{"profiles":{"1":{"stores":{"0":{"items":[]}}}}}}'],
    ['UIGF of Genshin', '{"info":{"uigf_version":"v3.0"},"list":[{"uigf_gacha_type":"301"}]}'],
    ['UIGF of Zenless', '{"info":{"version":"v4.0"},"nap":[]}'],
  ])('is refused as such: %s', (_tool, file) => {
    expect(recognise(file)).toBe('history');
    expect(parseHistory(file)).toEqual({ ok: false, error: { code: 'FORMAT_OTHER_GAME' } });
  });

  it('is not told by uigf_gacha_type where that names a banner type of this game', () => {
    const row = {
      uigf_gacha_type: '11',
      gacha_type: '11',
      item_id: '1102',
      id: '1744359000000318767',
    };
    const list = [{ ...row, time: '2025-04-11 09:41:17' }];
    const file = JSON.stringify({ info: { uid: '711000267', uigf_version: 'v3.0' }, list });
    expect(parseHistory(file)).toMatchObject({ ok: true, value: { refused: [] } });
  });
});
