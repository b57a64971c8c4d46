import type { I18n } from '../../../../i18n/index.ts';
import type { StoresNews } from '../../files/index.ts';

/** What came of the plans, materials and achievements beside a file's warps, or that nothing in them was new. */
export function takenLines({ t }: Pick<I18n, 't'>, taken: readonly StoresNews[]): string[] {
  if (taken.length === 0) return [];
  const sumOf = (part: 'entries' | 'items' | 'achievements') =>
    taken.reduce((sum, news) => sum + news[part], 0);
  const counts = {
    entries: sumOf('entries'),
    items: sumOf('items'),
    achievements: sumOf('achievements'),
  };
  const lines: string[] = [];
  if (Object.values(counts).some((count) => count > 0)) {
    lines.push(t('warpImport.file.storesNew', counts));
  }
  if (taken.some(({ isEased }) => isEased)) lines.push(t('warpImport.file.storesTiers'));
  return lines.length > 0 ? lines : [t('warpImport.file.storesKnown')];
}
