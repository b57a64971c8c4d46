import {
  CREDIT,
  type ItemId,
  type PlannerItem,
  type PlannerTables,
} from '@trailbook/core/internal/dataset';
import { passesFilters, searchKey } from '@trailbook/core/internal/filters';
import { useState } from 'react';
import { ItemGlyph, ThingName } from '../../game/index.ts';
import { type MessageKey, useI18n } from '../../i18n/index.ts';
import { Link } from '../../platform/index.ts';
import { Button, CountField, Dialog, FilterChips, SearchField } from '../../primitives/index.ts';
import { useGame } from './data-context.ts';
import { nameIn } from './names.ts';
import { sortItems } from './sort-items.ts';

type Counts = Readonly<Record<string, number>>;

interface Props {
  readonly owned: Counts;
  readonly onClose: () => void;
  /** Called with the counts that have changed. */
  readonly onSave: (changed: Counts) => void;
}

/** Kinds of materials by what they are for. */
const PURPOSES = [
  ['currency', 'purpose.currency'],
  ['characterExp', 'purpose.characterExp'],
  ['lightConeExp', 'purpose.lightConeExp'],
  ['characterAscension', 'purpose.characterAscension'],
  ['trace', 'purpose.trace'],
  ['advancedTrace', 'purpose.advancedTrace'],
  ['commonDrop', 'purpose.commonDrop'],
] as const satisfies readonly (readonly [string, MessageKey])[];

/** Everything that upgrades use, and how many of it there are. */
export function InventoryDialog({ owned, onClose, onSave }: Props) {
  const { t } = useI18n();
  const { tables, names } = useGame();
  const [changed, setChanged] = useState<Counts>({});
  const [purposes, setPurposes] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('');
  const wanted = searchKey(search.trim());
  const shown = sortItems(tables, withUnknown(tables.items, owned)).filter(
    ({ id, value: item }) =>
      passesFilters(
        purposes.map((value) => ({ group: 'purpose', value })),
        () => item?.purpose ?? 'other',
      ) && searchKey(nameIn(names.items, id).text).includes(wanted),
  );
  return (
    <Dialog
      title={t('planner.inventory')}
      onClose={onClose}
      footer={<SaveOrDiscard onClose={onClose} onSave={() => onSave(changed)} />}
    >
      <div className="flex flex-col gap-4">
        <SearchField label={t('list.search')} value={search} onChange={setSearch} />
        <FilterChips
          legend={t('sheet.purpose')}
          options={PURPOSES.map(([value, label]) => ({ value, label: t(label) }))}
          isActive={(value) => purposes.includes(value)}
          onToggle={(value) =>
            setPurposes((active) =>
              active.includes(value) ? active.filter((one) => one !== value) : [...active, value],
            )
          }
        />
        {shown.length === 0 && <p className="py-6 text-ink-soft">{t('list.none')}</p>}
        <ul className="grid grid-cols-1 gap-x-8 sm:grid-cols-2">
          {shown.map(({ id }) => (
            <CountRow
              key={id}
              id={id}
              count={changed[id] ?? owned[id] ?? 0}
              onChange={(count) => setChanged((counts) => ({ ...counts, [id]: count }))}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The items of the game, and what the player has that this version of it does not know. */
function withUnknown(
  known: PlannerTables['items'],
  owned: Counts,
): ReadonlyMap<ItemId, PlannerItem | undefined> {
  const unknown = Object.entries(owned)
    .filter(([, count]) => count > 0)
    .map(([id]) => Number(id) as ItemId)
    .filter((id) => !known.has(id));
  return new Map([...known, ...unknown.map((id) => [id, undefined] as const)]);
}

/** The stock of one item, with the other tiers of its family. */
export function ItemDialog({ item, owned, onClose, onSave }: Props & { readonly item: ItemId }) {
  const { t, language } = useI18n();
  const { tables, names } = useGame();
  const [changed, setChanged] = useState<Counts>({});
  const known = tables.items.get(item);
  const members = [...tables.items.values()]
    .filter(({ id, family }) => id !== item && family !== undefined && family === known?.family)
    .map(({ id, tier }) => ({ id, tier }))
    .concat({ id: item, tier: known?.tier })
    .sort((a, b) => (b.tier ?? 0) - (a.tier ?? 0));
  return (
    <Dialog
      title={nameIn(names.items, item).text}
      width="narrow"
      onClose={onClose}
      footer={<SaveOrDiscard onClose={onClose} onSave={() => onSave(changed)} />}
    >
      <ul>
        {members.map(({ id }) => (
          <CountRow
            key={id}
            id={id}
            count={changed[id] ?? owned[id] ?? 0}
            onChange={(count) => setChanged((counts) => ({ ...counts, [id]: count }))}
          />
        ))}
      </ul>
      {known && item !== CREDIT && (
        <p className="pt-3">
          <Link
            to={`/${language}/material/${item}`}
            className="tap inline-flex items-center text-sm underline underline-offset-4"
          >
            {t('sheet.viewItem')}
          </Link>
        </p>
      )}
    </Dialog>
  );
}

function CountRow(props: { id: ItemId; count: number; onChange: (count: number) => void }) {
  const { tables, names } = useGame();
  const item = tables.items.get(props.id);
  const name = nameIn(names.items, props.id);
  return (
    <li className="flex items-center gap-3 border-b border-line py-1">
      <ItemGlyph
        id={props.id}
        purpose={item?.purpose ?? 'other'}
        rarity={item?.rarity ?? 1}
        tier={item?.tier}
      />
      <ThingName name={name} className="min-w-0 flex-1 text-sm leading-snug" />
      <CountField label={name.text} value={props.count} onChange={props.onChange} />
    </li>
  );
}

function SaveOrDiscard({ onClose, onSave }: { onClose: () => void; onSave: () => void }) {
  const { t } = useI18n();
  return (
    <>
      <Button onClick={onClose}>{t('action.discard')}</Button>
      <Button look="lamp" onClick={onSave}>
        {t('action.save')}
      </Button>
    </>
  );
}
