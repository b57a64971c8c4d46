import {
  MAX_NAME,
  MAX_TARGET_COPIES,
  type StoredTarget,
  TARGET_TYPES,
} from '@trailbook/core/internal/user-data';
import { useEffect, useMemo, useRef } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { NumberField, SelectField } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { DayField } from '../../warp/parts/day-field.tsx';
import { byName, nameOf } from '../../warp/parts/things.ts';
import { TextField } from '../income/text-field.tsx';
import { forecastActions, type NewTarget } from '../store/forecast-store.ts';
import type { TargetProps } from './target-props.ts';
import { thingsOfBanner } from './things-of-banner.ts';

interface Props extends Pick<TargetProps, 'act'> {
  readonly target: StoredTarget;
  readonly name: string;
  /** Whether it has just been added, and is to be told about next. */
  readonly isOpenAtFirst: boolean;
}

/** What of a target can be changed. */
export function TargetFields({ target, name, isOpenAtFirst, act }: Props) {
  const { t, language } = useI18n();
  const game = useGame('warp');
  const { targetId, type, itemId, copies, from, until } = target;
  const things = useMemo(() => {
    const chosen = itemId === null ? [] : [itemId];
    return byName(game, new Set([...thingsOfBanner(game, type), ...chosen]), language);
  }, [game, type, itemId, language]);
  const change = (changes: Partial<NewTarget>) => act(forecastActions.replace(targetId, changes));
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isOpenAtFirst || !details.current) return;
    details.current.open = true;
    details.current.querySelector('select')?.focus();
  }, [isOpenAtFirst]);
  return (
    <details ref={details}>
      <summary className="tap inline-flex items-center text-sm text-ink-soft underline underline-offset-4 hover:text-ink">
        {t('forecast.change', { name })}
      </summary>
      <div className="grid items-end gap-x-4 gap-y-3 pt-2 sm:grid-cols-2 lg:grid-cols-3">
        <SelectField
          isStacked
          label={t('warp.odds.banner')}
          value={String(type)}
          options={TARGET_TYPES.map((one) => ({
            value: String(one),
            label: t(`warp.banner.${one}`),
          }))}
          onChange={(value) => {
            const chosen = TARGET_TYPES.find((one) => String(one) === value);
            if (chosen && chosen !== type) change({ type: chosen, itemId: null });
          }}
        />
        <SelectField
          isStacked
          label={t('warp.odds.which')}
          value={String(itemId ?? '')}
          options={[
            { value: '', label: t('forecast.unknownYet') },
            ...things.map((id) => ({ value: String(id), label: nameOf(game, id) })),
          ]}
          onChange={(value) => change({ itemId: value ? Number(value) : null })}
        />
        {itemId === null && (
          <TextField
            label={t('forecast.name')}
            value={target.name ?? ''}
            most={MAX_NAME}
            onChange={(text) => change({ name: text })}
          />
        )}
        <DayField
          label={t('forecast.from')}
          value={from}
          onChange={(day) => day !== null && change({ from: day })}
        />
        <DayField
          label={t('forecast.last')}
          value={until}
          min={from}
          onChange={(day) => day !== null && change({ until: day })}
        />
        <NumberField
          label={t('warp.odds.copies')}
          value={copies}
          min={1}
          max={MAX_TARGET_COPIES}
          onCommit={(count) => {
            if (!Number.isNaN(count))
              change({ copies: Math.min(Math.max(count, 1), MAX_TARGET_COPIES) });
          }}
        />
      </div>
    </details>
  );
}
