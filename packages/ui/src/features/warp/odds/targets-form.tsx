import {
  type Documents,
  MAX_TARGET_COPIES,
  MAX_TARGETS,
  type OddsTarget,
} from '@trailbook/core/internal/user-data';
import { BANNER_TYPES, type BannerType, type Standing } from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Button, IconButton, NumberField, SelectField } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { nameOf } from '../parts/things.ts';
import { type OddsDocuments, oddsActions } from '../store/odds-store.ts';
import { keyedTargets, NO_TARGETS } from './target-keys.ts';

interface Props {
  readonly odds: Documents['odds'];
  readonly standing: Standing;
  /** Banner types that give no more pulls. */
  readonly finished: readonly BannerType[];
  readonly act: (recipe: (documents: OddsDocuments) => OddsDocuments) => void;
}

/** What is wished for, in the order in which it is pulled for. */
export function TargetsForm({ odds: { targets }, ...own }: Props) {
  const { act } = own;
  const { t } = useI18n();
  const title = useRef<HTMLLegendElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isAdding = useRef(false);
  const keys = useTargetKeys(targets);
  useEffect(() => {
    if (!isAdding.current || targets.length === 0) return;
    isAdding.current = false;
    list.current?.lastElementChild?.querySelector('select')?.focus();
  }, [targets.length]);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend ref={title} tabIndex={-1} className="pb-2 font-semibold outline-none">
        {t('warp.odds.targets')}
      </legend>
      {targets.length > 0 && (
        <ol ref={list} className="border-t border-line">
          {targets.map((target, place) => (
            <li key={keys[place]} className="border-b border-line py-3">
              <Target
                {...{ target, targets, place }}
                {...own}
                onRemove={() => {
                  act(oddsActions.remove(place, target));
                  // The button goes with its target: the focus stays at the list.
                  title.current?.focus();
                }}
                isFirst={targets.findIndex(({ type }) => type === target.type) === place}
              />
            </li>
          ))}
        </ol>
      )}
      <Button
        className="self-start"
        disabled={targets.length >= MAX_TARGETS}
        onClick={() => {
          // What is added is told next.
          isAdding.current = true;
          act(oddsActions.add({ type: 11, copies: 1, itemId: null }));
        }}
      >
        <Plus size={18} strokeWidth={1.5} aria-hidden />
        {t('warp.odds.add')}
      </Button>
    </fieldset>
  );
}

interface TargetProps extends Omit<Props, 'odds'> {
  readonly target: OddsTarget;
  readonly targets: readonly OddsTarget[];
  readonly place: number;
  /** Of its banner type: those after it go on from where it ends, and not from what stands now. */
  readonly isFirst: boolean;
  readonly onRemove: () => void;
}

function Target(props: TargetProps) {
  const { target, targets, place, isFirst, standing, finished, act } = props;
  const { t } = useI18n();
  const game = useGame('warp');
  const featured = useMemo(() => featuredOn(game, target.type), [game, target.type]);
  const { pity = 0, guaranteed = false } = standing.state[target.type] ?? {};
  const isDone = finished.includes(target.type);
  const isOpen = standing.open.includes(target.type);
  const change = (changes: Partial<OddsTarget>) =>
    act(oddsActions.replace(place, target, { ...target, ...changes }));
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      <div className="grid min-w-0 flex-1 basis-64 gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          isStacked
          label={t('warp.odds.banner')}
          value={String(target.type)}
          options={BANNER_TYPES.filter(
            (type) => type === target.type || !finished.includes(type),
          ).map((type) => ({
            value: String(type),
            label: t(`warp.banner.${type}`),
          }))}
          onChange={(value) => change({ type: Number(value) as BannerType, itemId: null })}
        />
        {featured.length > 0 && (
          <SelectField
            isStacked
            label={t('warp.odds.which')}
            value={String(target.itemId ?? '')}
            options={[
              { value: '', label: t('warp.odds.any') },
              ...featured.map((id) => ({ value: String(id), label: nameOf(game, id) })),
            ]}
            onChange={(value) => change({ itemId: value ? Number(value) : null })}
          />
        )}
      </div>
      <NumberField
        label={t('warp.odds.copies')}
        value={target.copies}
        min={1}
        max={MAX_TARGET_COPIES}
        onCommit={(copies) => change({ copies: within(copies, MAX_TARGET_COPIES) })}
      />
      <div className="ms-auto flex">
        <IconButton
          label={t('warp.odds.earlier')}
          disabled={place === 0}
          onClick={() => act(oddsActions.order(swapped(targets.length, place), targets))}
        >
          <ArrowUp size={18} strokeWidth={1.5} />
        </IconButton>
        <IconButton label={t('warp.odds.remove')} onClick={props.onRemove}>
          <Trash2 size={18} strokeWidth={1.5} />
        </IconButton>
      </div>
      {isDone && <p className="w-full text-xs text-go">{t('warp.finished.short')}</p>}
      {isFirst && !isDone && (
        <p className="figures w-full text-xs text-ink-faint">
          {t(
            isOpen
              ? 'warp.odds.fromOpen'
              : guaranteed
                ? 'warp.odds.fromGuaranteed'
                : 'warp.odds.from',
            { pity },
          )}
        </p>
      )}
    </div>
  );
}

function useTargetKeys(targets: readonly OddsTarget[]): readonly number[] {
  const [known, setKnown] = useState(() => keyedTargets(NO_TARGETS, targets));
  if (known.targets === targets) return known.keys;
  const now = keyedTargets(known, targets);
  setKnown(now);
  return now.keys;
}

function within(value: number, most: number): number {
  return Math.min(Math.max(Number.isNaN(value) ? 1 : value, 1), most);
}

/** Places with one of them before the one that it followed. */
function swapped(count: number, place: number): number[] {
  const places = Array.from({ length: count }, (_, at) => at);
  return places.with(place - 1, place).with(place, place - 1);
}

/** What a banner type has featured, the latest first. */
function featuredOn({ banners }: WarpData, type: BannerType): number[] {
  const ofType = [...banners.values()].filter((banner) => banner.type === type);
  const latest = ofType.sort((a, b) => ((a.start ?? '') < (b.start ?? '') ? 1 : -1));
  return [...new Set(latest.flatMap(({ featured }) => featured ?? []))];
}
