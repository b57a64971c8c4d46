import { NO_NOTES } from '@trailbook/core/internal/user-data';
import {
  type BannerType,
  type Coverage,
  coverage,
  KEPT_MONTHS,
  type Pull,
  type SuspectedGap,
} from '@trailbook/core/internal/warp';
import { useMemo } from 'react';
import { useServerAhead } from '../../../client/use-server-ahead.ts';
import { useI18n } from '../../../i18n/index.ts';
import { SwitchField } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { FiguresTable } from '../charts/figures-table.tsx';
import { serverDay, zoneName } from '../parts/server-day.ts';
import { type WarpDocuments, type WarpsStore, warpActions } from '../store/warps-store.ts';

interface Props {
  readonly type: BannerType;
  readonly documents: WarpDocuments;
  readonly store: WarpsStore;
}

/** From when to when there are warps, what may be missing, and until when nothing more will be lost. */
export function CoverageSection({ type, documents, store }: Props) {
  const { t, day } = useI18n();
  const { tables } = useGame('warp');
  const { pulls } = documents[type];
  const { isComplete, imports } = documents.account.histories[type] ?? NO_NOTES;
  const facts = useMemo(
    () => coverage(tables, { type, isComplete: isComplete ?? false }, { pulls, imports }),
    [tables, type, isComplete, pulls, imports],
  );
  if (!facts) return null;
  return (
    <section aria-labelledby="coverage" className="flex flex-col gap-3">
      <h3 id="coverage" className="font-display text-lg font-semibold">
        {t('warp.coverage.title')}
      </h3>
      <p className="text-sm">
        {t('warp.coverage.span', { from: day(facts.from.time), until: day(facts.until.time) })}{' '}
        <span className="text-ink-soft">
          {t('warp.coverage.serverDays', { zone: zoneName(facts.until.zone) })}
        </span>
      </p>
      <Imports type={type} facts={facts} pulls={pulls} />
      <Gaps gaps={facts.gaps} isFromFirst={isComplete === true} documents={documents} type={type} />
      <SwitchField
        label={t('warp.coverage.first')}
        isOn={isComplete === true}
        onChange={(isOn) => store.getState().act(warpActions.tellComplete(type, isOn))}
      />
      <p className="max-w-prose text-xs text-ink-faint">{t('warp.coverage.firstText')}</p>
    </section>
  );
}

interface ImportsProps {
  readonly type: BannerType;
  readonly facts: Coverage;
  readonly pulls: readonly Pull[];
}

function Imports({ type, facts, pulls }: ImportsProps) {
  const { t, day } = useI18n();
  const now = Date.now() + useServerAhead();
  const { imports, oldestLeavesAt, importBy, until } = facts;
  const date = (moment: number) => day(serverDay(moment, until.zone));
  if (imports.length === 0) {
    return <p className="text-sm text-ink-soft">{t('warp.coverage.noImports')}</p>;
  }
  const last = Math.max(...imports.map(({ at }) => at));
  const dayOf = (id: string) => {
    const pull = pulls.find((one) => one.id === id);
    return pull ? day(pull.time) : '—';
  };
  return (
    <>
      <ul className="flex flex-col gap-1 text-sm text-ink-soft">
        <li>{t('warp.coverage.imports', { number: imports.length, day: date(last) })}</li>
        {oldestLeavesAt !== undefined && (
          <li className="max-w-prose">
            {t(oldestLeavesAt > now ? 'warp.coverage.kept' : 'warp.coverage.keptGone', {
              months: KEPT_MONTHS[type],
              leaves: date(oldestLeavesAt),
            })}{' '}
            {importBy !== undefined &&
              importBy >= now &&
              t('warp.coverage.again', { by: date(importBy) })}
          </li>
        )}
      </ul>
      <FiguresTable
        label={t('warp.coverage.byImport')}
        columns={[t('warp.coverage.from'), t('warp.coverage.until'), t('warp.coverage.importedOn')]}
        rows={imports.map(({ oldest, newest, at }) => ({
          key: `${oldest} ${at}`,
          cells: [dayOf(oldest), dayOf(newest), date(at)],
        }))}
      />
    </>
  );
}

interface GapsProps extends Pick<Props, 'documents' | 'type'> {
  readonly gaps: readonly SuspectedGap[];
  /** Whether the very first warp is here: else the beginning is what luck and pity do not know. */
  readonly isFromFirst: boolean;
}

function Gaps({ gaps, isFromFirst, documents, type }: GapsProps) {
  const { t, day } = useI18n();
  if (gaps.length === 0) {
    return (
      <p className="text-sm text-ink-soft">
        {t(isFromFirst ? 'warp.coverage.noGap' : 'warp.coverage.noGapFromHere')}
      </p>
    );
  }
  return (
    <ul className="flex flex-col gap-1 text-sm text-wait">
      {gaps.map(({ before, reason }) => {
        const pull = documents[type].pulls.find(({ id }) => id === before);
        return (
          <li key={`${before} ${reason}`}>
            {t(`warp.coverage.gap.${reason}`, { day: pull ? day(pull.time) : '—' })}
          </li>
        );
      })}
    </ul>
  );
}
