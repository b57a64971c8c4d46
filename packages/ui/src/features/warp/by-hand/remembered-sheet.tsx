import type { Result } from '@trailbook/core/internal/basics';
import {
  type BannerType,
  type ByHandError,
  type Rarity,
  rarityOf,
} from '@trailbook/core/internal/warp';
import { useId, useMemo, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import {
  Button,
  Dialog,
  FilterChips,
  NextButton,
  NumberField,
  SelectField,
} from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { byName, nameOf } from '../parts/things.ts';
import { FIRST_TIME, fieldTime, isPullTime, LAST_TIME, timeIn } from './pull-time.ts';
import { bannersOf, choicesOf, type HandTask, type Remembered } from './remembered.ts';

interface Props {
  readonly type: BannerType;
  readonly task: HandTask;
  readonly first: Remembered;
  readonly onClose: () => void;
  /** Keeps it, or says why not. */
  readonly onSave: (remembered: Remembered) => Result<unknown, ByHandError>;
}

const RARITIES = [5, 4, 3] as const;
const MOST_AT_ONCE = 90;

/** What the player remembers of a pull, or of several alike. */
export function RememberedSheet({ type, task, first, onClose, onSave }: Props) {
  const { t } = useI18n();
  const game = useGame('warp');
  const [said, setSaid] = useState(first);
  const [rarity, setRarity] = useState<Rarity>(rarityOf(game.tables, first) ?? 5);
  const [error, setError] = useState<ByHandError | undefined>(undefined);
  const things = useThings(type, rarity, said.itemId);
  const change = (changes: Partial<Remembered>) => {
    setError(undefined);
    setSaid({ ...said, ...changes });
  };
  const chooseRarity = (stars: Rarity) => {
    setRarity(stars);
    const [newest] = choicesOf(game, type, stars);
    if (newest !== undefined) change({ itemId: newest });
  };
  const save = () => {
    const kept = onSave(said);
    if (!kept.ok) setError(kept.error);
  };
  return (
    <Dialog
      title={t(task.kind === 'correct' ? 'warpByHand.correct' : titleOf(task))}
      width="narrow"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <NextButton disabled={!isPullTime(said.time)} onClick={save}>
            {t('action.save')}
          </NextButton>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FilterChips
          legend={t('filter.rarity')}
          options={RARITIES.map((stars) => ({
            value: String(stars),
            label: t('rarity.stars', { rarity: stars }),
          }))}
          isActive={(value) => Number(value) === rarity}
          onToggle={(value) => chooseRarity(RARITIES.find((one) => String(one) === value) ?? 5)}
        />
        <SelectField
          label={t('warpByHand.thing')}
          value={String(said.itemId)}
          options={things.map((id) => ({ value: String(id), label: nameOf(game, id) }))}
          onChange={(value) => change({ itemId: Number(value) })}
        />
        <BannerField type={type} said={said} change={change} />
        <TimeField said={said} change={change} />
        {task.kind === 'add' && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span aria-hidden>{t('warpByHand.count')}</span>
            <NumberField
              hideLabel
              label={t('warpByHand.count')}
              value={said.count}
              min={1}
              max={MOST_AT_ONCE}
              onCommit={(count) => change({ count: within(count) })}
            />
          </div>
        )}
        {error && (
          <p role="alert" className="text-sm text-stop">
            {t(`warpByHand.error.${error.code}`)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function titleOf({ beside }: Extract<HandTask, { kind: 'add' }>) {
  if (!beside) return 'warpByHand.add';
  return beside.side === 'before' ? 'warpByHand.addEarlier' : 'warpByHand.addLater';
}

/** What can come of a rarity on a banner type, by name; and what is chosen, wherever that came from. */
function useThings(type: BannerType, rarity: Rarity, chosen: number): readonly number[] {
  const { language } = useI18n();
  const game = useGame('warp');
  return useMemo(
    () => byName(game, new Set([...choicesOf(game, type, rarity), chosen]), language),
    [game, type, rarity, chosen, language],
  );
}

interface FieldProps {
  readonly said: Remembered;
  readonly change: (changes: Partial<Remembered>) => void;
}

function BannerField({ type, said, change }: FieldProps & { type: BannerType }) {
  const { t, day } = useI18n();
  const game = useGame('warp');
  return (
    <SelectField
      label={t('warp.odds.banner')}
      value={String(said.gachaId)}
      options={[
        ...bannersOf(game, type).map(({ id, featured, start }) => ({
          value: String(id),
          label: [
            featured === undefined ? t(`warp.banner.${type}`) : nameOf(game, featured).text,
            ...(start === undefined ? [] : [day(start)]),
          ].join(' · '),
        })),
        { value: '0', label: t('warpByHand.noBanner') },
      ]}
      onChange={(value) => change({ gachaId: Number(value) })}
    />
  );
}

/** The server's own time, as the records tell it. */
function TimeField({ said, change }: FieldProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <label htmlFor={id}>{t('warp.column.time')}</label>
      <input
        id={id}
        type="datetime-local"
        step={1}
        min={fieldTime(FIRST_TIME)}
        max={fieldTime(LAST_TIME)}
        value={fieldTime(said.time)}
        onChange={({ target }) => change({ time: timeIn(target.value) })}
        className="figures tap w-full rounded-control border border-line-strong bg-ground px-3 sm:w-56"
      />
    </div>
  );
}

function within(count: number): number {
  return Number.isNaN(count) ? 1 : Math.min(Math.max(count, 1), MOST_AT_ONCE);
}
