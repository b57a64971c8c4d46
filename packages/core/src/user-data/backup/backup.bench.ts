import { test } from 'vitest';
import { longHistory } from '../../../test/long-history.ts';
import { mergeData, packBackup, unpackBackup } from '../index.ts';

test('backups of long histories', async ({ bench }) => {
  const about = { createdAt: 1, store: 'bench', revision: 1 };
  const short = longHistory(5000);
  const long = longHistory(50_000);
  const packed = packBackup(long, about);
  if (!packed.ok) throw new Error(packed.error.code);
  await bench.compare(
    bench('pack 5,000 pulls', () => void packBackup(short, about)),
    bench('pack 50,000 pulls', () => void packBackup(long, about)),
    bench('unpack and check 50,000 pulls', () => void unpackBackup(packed.value)),
    bench('merge 50,000 pulls with 5,000 of them', () => void mergeData(long, short)),
  );
});
