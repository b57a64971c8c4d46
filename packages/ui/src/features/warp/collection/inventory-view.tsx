import type { HeldItem } from '@trailbook/core/internal/warp';
import { useState } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { FilterChips } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { ThingFigure } from '../parts/thing-figure.tsx';
import { nameOf, pathOf } from '../parts/things.ts';
import type { WarpDocuments } from '../store/warps-store.ts';
import { useCollection } from './use-collection.ts';

const KINDS = ['character', 'lightCone'] as const;

/** What an account has by its warps, with eidolons and superimpositions. */
export function InventoryView({ documents }: { documents: WarpDocuments }) {
  const { t } = useI18n();
  const { things } = useGame('warp');
  const collection = useCollection(documents);
  const [kind, setKind] = useState<HeldItem['kind'] | undefined>(undefined);
  const rarityOf = ({ itemId }: HeldItem) => things.get(itemId)?.rarity ?? 0;
  const shown = collection
    .filter((item) => kind === undefined || item.kind === kind)
    .sort((a, b) => rarityOf(b) - rarityOf(a) || b.copies - a.copies || b.itemId - a.itemId);
  return (
    <section aria-labelledby="inventory" className="flex min-w-0 flex-col gap-4">
      <h2 id="inventory" className="font-display text-lg font-semibold">
        {t('warp.held.inventory')}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <FilterChips
          legend={t('warp.held.kind')}
          options={KINDS.map((value) => ({
            value,
            label: t(value === 'character' ? 'nav.characters' : 'nav.lightCones'),
          }))}
          isActive={(value) => value === kind}
          onToggle={(value) => setKind(KINDS.find((one) => one === value && one !== kind))}
        />
        <p aria-live="polite" className="figures ms-auto text-sm text-ink-faint">
          {t('list.shown', { number: shown.length })}
        </p>
      </div>
      <p className="max-w-prose text-sm text-ink-soft">{t('warp.held.inventoryText')}</p>
      <ul className="grid gap-x-6 border-t border-line sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((item) => (
          <li key={item.itemId} className="border-b border-line">
            <CollectedItem item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CollectedItem({ item: { itemId, kind, level, surplus, copies } }: { item: HeldItem }) {
  const { t, language } = useI18n();
  const game = useGame('warp');
  const thing = game.things.get(itemId);
  const name = <ThingName name={nameOf(game, itemId)} className="leading-tight wrap-anywhere" />;
  return (
    <div className="flex min-h-14 items-center gap-3 py-1">
      <ThingFigure itemId={itemId} className="size-11 shrink-0" />
      <span className="flex min-w-0 flex-1 flex-col">
        {thing ? (
          <Link to={`/${language}${pathOf(thing)}`} className="hover:text-lamp">
            {name}
          </Link>
        ) : (
          name
        )}
        <span className="figures text-xs text-ink-faint">
          {t('warp.held.copies', { number: copies })}
          {surplus > 0 && ` · ${t('warp.held.surplus', { number: surplus })}`}
        </span>
      </span>
      <span className="figures font-semibold text-lamp">
        {t(kind === 'character' ? 'warp.held.eidolon' : 'warp.held.superimposition', {
          rank: level,
        })}
      </span>
    </div>
  );
}
