import type { FarmKind, ItemId } from '@trailbook/core/internal/dataset';
import {
  type DropSource,
  type DropTiers,
  daysLeftInWeek,
  type Farming,
  HIGHEST_TIERS,
  POWER_PER_DAY,
  schedule,
} from '@trailbook/core/internal/planner';
import type { Region } from '@trailbook/core/internal/userdata';
import { useMemo, useState } from 'react';
import { ItemGlyph } from '../../game/index.ts';
import { type MessageKey, useI18n } from '../../i18n/index.ts';
import { CountField, Dialog, SelectField } from '../../primitives/index.ts';
import { useGame } from './data-context.ts';
import { nameIn } from './names.ts';

interface Props {
  readonly farming: Farming;
  readonly tiers: DropTiers;
  readonly region: Region | null;
  readonly onTiers: (tiers: DropTiers) => void;
  readonly onClose: () => void;
}

const FARM_LABELS: Readonly<Record<FarmKind, MessageKey>> = {
  goldenCalyx: 'farm.goldenCalyx',
  crimsonCalyx: 'farm.crimsonCalyx',
  stagnantShadow: 'farm.stagnantShadow',
  echoOfWar: 'farm.echoOfWar',
};

const TIER_LABELS: Readonly<Record<DropSource, MessageKey>> = {
  gold: 'farm.goldenCalyx',
  crimson: 'farm.crimsonCalyx',
  echo: 'farm.echoOfWar',
  shadow: 'farm.stagnantShadow',
};

/** How many days are shown at once; the rest follow on demand. */
const DAYS_SHOWN = 14;
const DAY_MS = 86_400_000;

/** What to run for what is missing: by source, and day by day. */
export function FarmingDialog({ farming, tiers, region, onTiers, onClose }: Props) {
  const { t, number, date } = useI18n();
  const [powerPerDay, setPowerPerDay] = useState(POWER_PER_DAY);
  const [reserve, setReserve] = useState(0);
  const [withSynthesis, setWithSynthesis] = useState(true);
  const [shown, setShown] = useState(DAYS_SHOWN);
  const days = useMemo(
    () =>
      schedule(farming, {
        powerPerDay,
        reserve,
        withSynthesis,
        daysLeftInWeek: daysLeftInWeek(Date.now(), region ?? 'asia'),
      }),
    [farming, powerPerDay, reserve, withSynthesis, region],
  );
  const last = days.at(-1);

  return (
    <Dialog title={t('planner.farming')} onClose={onClose}>
      <div className="flex flex-col gap-6">
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('farm.tiers')}</h3>
          {(Object.keys(TIER_LABELS) as DropSource[]).map((source) => (
            <SelectField
              key={source}
              label={t(TIER_LABELS[source])}
              value={String(tiers[source])}
              options={Array.from({ length: HIGHEST_TIERS[source] }, (_, at) => ({
                value: String(at + 1),
                label: t('farm.tier', { tier: at + 1 }),
              }))}
              onChange={(value) => onTiers({ ...tiers, [source]: Number(value) })}
            />
          ))}
        </section>
        {farming.tasks.length === 0 ? (
          <p className="text-go">{t('farm.nothing')}</p>
        ) : (
          <>
            <section className="flex flex-col gap-2">
              <h3 className="font-semibold">{t('farm.runs')}</h3>
              <ul className="divide-y divide-line border-y border-line">
                {farming.tasks.map(({ items, kind, attempts, attemptsWithSynthesis, power }) => (
                  <li
                    key={[...items.keys()].join()}
                    className="flex flex-wrap items-center gap-x-3 py-2"
                  >
                    <Items ids={[...items.keys()]} />
                    <span className="min-w-32 flex-1 text-sm">{t(FARM_LABELS[kind])}</span>
                    <span className="figures text-end text-sm">
                      {t('farm.attempts', { number: attempts, power: attempts * power })}
                      {attemptsWithSynthesis < attempts && (
                        <span className="block text-xs text-ink-faint">
                          {t('farm.withSynthesis', {
                            number: attemptsWithSynthesis,
                            power: attemptsWithSynthesis * power,
                          })}
                        </span>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
            <section className="flex flex-col gap-3">
              <h3 className="font-semibold">{t('farm.byDay')}</h3>
              <div className="flex flex-wrap items-end gap-x-6 gap-y-2 text-sm">
                <span className="flex flex-col gap-1">
                  <span className="text-xs text-ink-faint">{t('farm.powerPerDay')}</span>
                  <CountField
                    label={t('farm.powerPerDay')}
                    value={powerPerDay}
                    onChange={(value) => setPowerPerDay(Math.min(value, 10_000))}
                  />
                </span>
                <span className="flex flex-col gap-1">
                  <span className="text-xs text-ink-faint">{t('farm.reserve')}</span>
                  <CountField
                    label={t('farm.reserve')}
                    value={reserve}
                    onChange={(value) => setReserve(Math.min(value, 10_000))}
                  />
                </span>
                <label className="tap flex items-center gap-2">
                  <input
                    type="checkbox"
                    className="size-5 accent-lamp"
                    checked={withSynthesis}
                    onChange={(event) => setWithSynthesis(event.target.checked)}
                  />
                  {t('farm.synthesise')}
                </label>
              </div>
              {last ? (
                <p className="figures text-lamp">
                  {t('farm.doneOn', {
                    date: date(Date.now() + last.day * DAY_MS),
                    days: last.day + 1,
                  })}
                </p>
              ) : (
                <p className="text-wait">{t('farm.never')}</p>
              )}
              <ol className="divide-y divide-line border-y border-line">
                {days.slice(0, shown).map(({ day, runs }) => (
                  <li key={day} className="flex gap-3 py-2">
                    <span className="figures w-16 shrink-0 pt-1 text-sm text-ink-faint">
                      {t('farm.day', { day: day + 1 })}
                    </span>
                    <ul className="min-w-0 flex-1">
                      {runs.map((run) => (
                        <li
                          key={run.items.join()}
                          className="flex flex-wrap items-center gap-x-2 text-sm"
                        >
                          <Items ids={run.items} />
                          <span className="min-w-24 flex-1">{t(FARM_LABELS[run.kind])}</span>
                          <span className="figures">× {number(run.attempts)}</span>
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ol>
              {days.length > shown && (
                <button
                  type="button"
                  className="tap self-start text-sm underline underline-offset-4"
                  onClick={() => setShown((count) => count + 60)}
                >
                  {t('farm.more', { number: days.length - shown })}
                </button>
              )}
            </section>
          </>
        )}
        {farming.unfarmable.size > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="font-semibold">{t('farm.unfarmable')}</h3>
            <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {[...farming.unfarmable].map(([id, count]) => (
                <li key={id} className="figures flex items-center gap-1">
                  <Items ids={[id]} /> {number(count)}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function Items({ ids }: { ids: readonly ItemId[] }) {
  const { tables, names } = useGame();
  return (
    <span className="flex">
      {ids.map((id) => {
        const item = tables.items.get(id);
        const name = nameIn(names.items, id).text;
        return (
          <span key={id} title={name}>
            <ItemGlyph
              id={id}
              purpose={item?.purpose ?? 'other'}
              rarity={item?.rarity ?? 1}
              tier={item?.tier}
              className="size-6"
            />
            <span className="sr-only">{name}</span>
          </span>
        );
      })}
    </span>
  );
}
