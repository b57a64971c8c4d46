import {
  type ForecastDocument,
  MAX_INCOME_LINES,
  MAX_NAME,
  type ShownIncome,
  type StoredIncome,
  shownIncome,
} from '@trailbook/core/internal/user-data';
import { RHYTHMS } from '@trailbook/core/internal/warp';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import {
  Button,
  IconButton,
  SelectField,
  SwitchField,
  type Undoable,
} from '../../../primitives/index.ts';
import { Amount } from '../../warp/parts/amount.tsx';
import { DayField } from '../../warp/parts/day-field.tsx';
import { type ForecastStore, forecastActions } from '../store/forecast-store.ts';
import { TextField } from './text-field.tsx';

interface Props {
  readonly forecast: ForecastDocument;
  readonly today: string;
  readonly act: ReturnType<ForecastStore['getState']>['act'];
  readonly setDone: (done: Undoable) => void;
  /** What else comes in. */
  readonly children: ReactNode;
}

// Rule W55.
/** What comes in, line by line; each can be changed and left out. */
export function IncomeForm({ forecast, today, act, setDone, children }: Props) {
  const { t } = useI18n();
  const lines = shownIncome(forecast);
  const own = lines.filter(({ kind }) => kind === undefined).length;
  const add = () =>
    act(
      forecastActions.setIncome(`own${Date.now()}`, {
        ...{ jade: 0, passes: 0, rhythm: 'once', on: today, isOn: true, name: '' },
      }),
    );
  return (
    <section aria-labelledby="income" className="flex min-w-0 flex-col gap-4">
      <h2 id="income" className="font-display text-lg font-semibold">
        {t('forecast.income')}
      </h2>
      <p className="max-w-prose text-sm text-ink-soft">{t('forecast.incomeText')}</p>
      <ul className="border-t border-line">
        {lines.map((shown) => (
          <li key={shown.key} className="border-b border-line py-2">
            <Line {...{ shown, act, setDone }} />
          </li>
        ))}
      </ul>
      <Button className="self-start" disabled={own >= MAX_INCOME_LINES} onClick={add}>
        <Plus size={18} strokeWidth={1.5} aria-hidden />
        {t('forecast.addLine')}
      </Button>
      {children}
    </section>
  );
}

interface LineProps extends Pick<Props, 'act' | 'setDone'> {
  readonly shown: ShownIncome;
}

function Line({ shown: { key, kind, line }, act, setDone }: LineProps) {
  const { t } = useI18n();
  const name = kind ? t(`forecast.kind.${kind}`) : line.name || t('forecast.lineName');
  const change = (changes: Partial<StoredIncome>) =>
    act(forecastActions.setIncome(key, { ...line, ...changes }));
  const remove = () => {
    act(forecastActions.removeIncome(key));
    setDone({
      text: t('forecast.removed', { name }),
      undo: () => act(forecastActions.setIncome(key, line)),
    });
  };
  return (
    <fieldset aria-label={name} className="flex min-w-0 flex-col gap-1">
      <div className="flex items-center justify-between gap-x-4">
        <SwitchField
          label={kind ? `${name} · ${t(`forecast.rhythm.${line.rhythm}`)}` : name}
          isOn={line.isOn}
          onChange={(isOn) => change({ isOn })}
        />
        {kind === undefined && (
          <IconButton label={t('action.deleteNamed', { name })} onClick={remove}>
            <Trash2 size={18} strokeWidth={1.5} />
          </IconButton>
        )}
      </div>
      {line.isOn && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 ps-2">
          {kind === undefined && (
            <>
              <TextField
                label={t('forecast.lineName')}
                value={line.name ?? ''}
                most={MAX_NAME}
                onChange={(text) => change({ name: text })}
              />
              <SelectField
                isStacked
                label={t('forecast.rhythmLabel')}
                value={line.rhythm}
                options={RHYTHMS.map((value) => ({ value, label: t(`forecast.rhythm.${value}`) }))}
                onChange={(rhythm) => change({ rhythm })}
              />
              {line.rhythm === 'once' && (
                <DayField
                  label={t('forecast.lineDay')}
                  value={line.on}
                  onChange={(on) => change({ on })}
                />
              )}
            </>
          )}
          <Amount
            label={t('forecast.jade')}
            value={line.jade}
            onChange={(jade) => change({ jade })}
          />
          <Amount
            label={t('forecast.passes')}
            value={line.passes}
            onChange={(passes) => change({ passes })}
          />
        </div>
      )}
    </fieldset>
  );
}
