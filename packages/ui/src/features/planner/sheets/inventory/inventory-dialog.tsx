import type { ItemId } from '@trailbook/core/internal/dataset';
import { searched } from '@trailbook/core/internal/filters';
import { MAX_COUNT } from '@trailbook/core/internal/format';
import type { Plan } from '@trailbook/core/internal/planner';
import { foldText } from '@trailbook/core/internal/search';
import {
  type ClipboardEvent,
  memo,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { SimilarNamesNote } from '../../../../filters/similar-names-note.tsx';
import { FittedName } from '../../../../game/index.ts';
import { type MessageKey, useI18n } from '../../../../i18n/index.ts';
import {
  CountField,
  classNames,
  Dialog,
  FilterChips,
  SearchField,
  SwitchField,
  typedCount,
  useNextKeys,
} from '../../../../primitives/index.ts';
import { useGame } from '../../../../shell/screen/use-game.ts';
import { type Counts, isOtherThan } from '../../parts/counts.ts';
import { MaterialGlyph } from '../../parts/material-glyph.tsx';
import { nameIn } from '../../parts/names.ts';
import { SaveOrDiscard } from '../../parts/save-or-discard.tsx';
import { enterGrid, pastedCells, walkGrid } from './count-grid.ts';
import { type Family, familiesOf, isNeeded } from './inventory-families.ts';

interface Props {
  readonly plan: Plan;
  readonly owned: Counts;
  /** What was entered before the sheet was discarded. */
  readonly begunWith?: Counts | undefined;
  /** Told at each change which counts have changed and are not saved. */
  readonly onEntered: (changed: Counts | undefined) => void;
  readonly onClose: () => void;
  /** Called instead with the counts that have changed, when they are not to be saved. */
  readonly onDiscard: (changed: Counts) => void;
  /** Called with the counts that have changed. */
  readonly onSave: (changed: Counts) => void;
}

interface PasteOutcome {
  /** The last field that was filled. */
  readonly last: HTMLElement;
  /** What is no count, more than any can be, or had no field: it is told, and what its fields held stays. */
  readonly left: readonly string[];
}

/** How much of what was left out is repeated. */
const SHOWN_TEXTS = 5;
const SHOWN_LETTERS = 20;

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

/**
 * How many there are of what the plan needs, a row for each family; of everything that upgrades use behind a
 * switch, or where one looks for it.
 * Rule P35.
 */
export function InventoryDialog(props: Props) {
  const { plan, owned, onEntered, onClose, onSave } = props;
  const { language, t } = useI18n();
  const { tables, names } = useGame('planner');
  const [changed, setChanged] = useState<Counts>(props.begunWith ?? {});
  const [purposes, setPurposes] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('');
  const [isWhole, setWhole] = useState(plan.total.size === 0);
  const [pasted, setPasted] = useState<PasteOutcome | undefined>(undefined);
  // The last of pasted fields takes the focus once its new figure stands in it.
  useEffect(() => pasted?.last.focus(), [pasted]);
  const keys = useId();
  const nextKeys = useNextKeys();
  const save = useId();
  const grid = useRef<HTMLUListElement>(null);
  const isLookingFor = search.trim() !== '' || purposes.length > 0;
  const families = useMemo(() => familiesOf(tables, owned), [tables, owned]);
  const keyOf = ({ items }: Family) =>
    items.map((id) => foldText(nameIn(names.items, id).text)).join('\n');
  const { found, isClose } = searched(families, search, keyOf);
  const shown = found.filter(
    (family) =>
      (isWhole || isLookingFor || isNeeded(family, plan.total) || !tables.items.has(family.name)) &&
      (purposes.length === 0 || purposes.includes(family.purpose)),
  );
  const setCount = useCallback(
    (id: ItemId, count: number) => setChanged((counts) => ({ ...counts, [id]: count })),
    [],
  );
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const pasted = pastedCells(event);
    if (!pasted) return;
    const typed = pasted.fields.map(({ field, text }) => ({
      ...typedCount(text, MAX_COUNT, language),
      ...{ field, text, item: field.closest('[data-item]')?.getAttribute('data-item') },
    }));
    const taken = typed.filter(({ fault }) => !fault);
    const left = typed.filter(({ fault }) => fault).map(({ text }) => text);
    // It shows what is typed as long as it is in focus.
    pasted.into.blur();
    setChanged((before) => ({
      ...before,
      ...Object.fromEntries(taken.map(({ item, count }) => [item, count])),
    }));
    setPasted({ last: taken.at(-1)?.field ?? pasted.into, left: [...left, ...pasted.beyond] });
  };
  const isUnsaved = isOtherThan(owned, changed);
  useEffect(() => onEntered(isUnsaved ? changed : undefined));
  const leave = () => (isUnsaved ? props.onDiscard(changed) : onClose());
  return (
    <Dialog
      title={t('planner.inventory')}
      isUnsaved={isUnsaved}
      onClose={leave}
      footer={<SaveOrDiscard saveId={save} onClose={leave} onSave={() => onSave(changed)} />}
    >
      <div className="flex flex-col gap-4">
        <SearchField
          label={t('list.search')}
          value={search}
          onChange={setSearch}
          onDown={() => enterGrid(grid.current)}
        />
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
        {plan.total.size > 0 && (
          <SwitchField label={t('sheet.allItems')} isOn={isWhole} onChange={setWhole} />
        )}
        {shown.length === 0 && <p className="py-6 text-ink-soft">{t('list.none')}</p>}
        <SimilarNamesNote query={isClose && shown.length > 0 ? search : undefined} />
        <p id={keys} className="text-xs text-ink-faint without-keys:hidden">
          {t('sheet.gridKeys', { enter: t('key.enter'), save: nextKeys })}
        </p>
        <div role="status">
          {pasted && pasted.left.length > 0 && (
            <p className="text-sm break-words text-wait">
              {t('sheet.pasteLeft', { texts: joinTexts(pasted.left) })}
            </p>
          )}
        </div>
        <ul
          ref={grid}
          aria-describedby={keys}
          className="divide-y divide-line border-y border-line"
          // Not saved at once: whoever enters one material after the other looks for the next.
          onKeyDown={(event) => walkGrid(event, () => document.getElementById(save)?.focus())}
          onPaste={paste}
        >
          {shown.map((family) => (
            <li
              key={family.key}
              className={classNames(
                'grid gap-x-2 gap-y-3 py-2 sm:gap-x-6',
                family.items.length === 1
                  ? 'grid-cols-3'
                  : 'grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))]',
              )}
            >
              {family.items.map((id) => (
                <Cell
                  key={id}
                  id={id}
                  isAlone={family.items.length === 1}
                  needed={plan.total.get(id)?.needed}
                  count={changed[id] ?? owned[id] ?? 0}
                  onChange={setCount}
                />
              ))}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function joinTexts(texts: readonly string[]): string {
  const shown = texts.slice(0, SHOWN_TEXTS).map((text) => text.slice(0, SHOWN_LETTERS));
  return [...shown, ...(texts.length > SHOWN_TEXTS ? ['…'] : [])].join(' · ');
}

/**
 * A material with its name: the tiers of a family side by side, one that has no others in a row.
 * Drawn anew only for its own figures: there are many of them, and each key changes one.
 */
const Cell = memo(function Cell(props: {
  readonly id: ItemId;
  readonly isAlone: boolean;
  readonly needed: number | undefined;
  readonly count: number;
  readonly onChange: (id: ItemId, count: number) => void;
}) {
  const { t } = useI18n();
  const { names } = useGame('planner');
  const name = nameIn(names.items, props.id);
  return (
    <span
      data-item={props.id}
      className={classNames(
        'min-w-0 gap-1',
        props.isAlone ? 'col-span-3 grid grid-cols-subgrid items-center' : 'flex flex-col',
      )}
    >
      <span className={classNames('flex gap-1', props.isAlone && 'col-span-2')}>
        <MaterialGlyph id={props.id} className="size-5 shrink-0" />
        <span className="flex min-w-0 flex-1 flex-col">
          <FittedName
            name={name}
            className="text-xs leading-snug hyphens-auto wrap-anywhere sm:text-sm"
          />
          {props.needed !== undefined && (
            <span className="figures text-xs text-ink-faint">
              {t('plan.needed', { number: props.needed })}
            </span>
          )}
        </span>
      </span>
      <span className="mt-auto">
        <CountField
          isWide
          label={name.text}
          value={props.count}
          onChange={(count) => props.onChange(props.id, count)}
        />
      </span>
    </span>
  );
});
