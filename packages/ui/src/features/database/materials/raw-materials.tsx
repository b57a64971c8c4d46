import type { CountedItem } from '@trailbook/core/internal/dataset';
import { useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { NumberField } from '../../../primitives/index.ts';
import { ItemRow, ItemRows } from '../item-sheet/item-rows.tsx';

const MOST = 9999;

/** What some of an item take in the end; for how many is asked here. */
export function RawMaterials({ items }: { items: readonly CountedItem[] }) {
  const { t } = useI18n();
  const [wanted, setWanted] = useState(1);
  return (
    <div data-raw className="flex flex-col gap-3">
      <div className="max-w-40">
        <NumberField
          label={t('material.howMany')}
          value={wanted}
          min={1}
          max={MOST}
          onCommit={(typed) => setWanted(Math.min(Math.max(typed || 1, 1), MOST))}
        />
      </div>
      <ItemRows>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} count={item.count * wanted} />
        ))}
      </ItemRows>
    </div>
  );
}
