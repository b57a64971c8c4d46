import {
  compareForecasts,
  type ForecastDocument,
  type ForecastPieces,
  hasRoom,
  type IncomeBeside,
  readLink,
  type TargetLine,
} from '@trailbook/core/internal/user-data';
import { useMemo, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { TickList } from '../../../primitives/fields/tick-list.tsx';
import { Button, Dialog, NextButton, SwitchField } from '../../../primitives/index.ts';
import { UnreadLink } from '../../../shell/links/unread-link.tsx';
import { useGame } from '../../../shell/screen/use-game.ts';
import { useAmountText } from './amount-text.ts';
import { IncomeRow } from './income-row.tsx';
import { TargetRow } from './target-row.tsx';

interface Props {
  /** What an address has brought. */
  readonly link: string;
  readonly mine: ForecastDocument;
  readonly today: string;
  readonly onClose: () => void;
  /** Called with what is to be taken over, and what is said of it. */
  readonly onTake: (pieces: ForecastPieces, text: string) => void;
}

/** A forecast that came by a link, beside one's own. Nothing changes before it is taken over. Rule W60. */
export function SharedForecast({ link, ...rest }: Props) {
  const { t } = useI18n();
  const read = useMemo(() => readLink(link), [link]);
  if (read.ok && read.value.name === 'forecast') {
    return <Pieces theirs={read.value.document} {...rest} />;
  }
  const error = read.ok ? 'LINK_BROKEN' : read.error.code;
  return <UnreadLink title={t('links.forecast.preview')} error={error} onClose={rest.onClose} />;
}

/** What one waits for already, or cannot see here, is taken over where the player says so. */
const KINDS = [
  ['new', 'links.forecast.new'],
  ['planned', 'links.forecast.planned'],
  ['unknown', 'links.unknown'],
  ['over', 'links.forecast.over'],
] as const;

type Line = TargetLine | IncomeBeside;

interface PiecesProps extends Omit<Props, 'link'> {
  readonly theirs: ForecastDocument;
}

function Pieces({ theirs, mine, today, onClose, onTake }: PiecesProps) {
  const { t } = useI18n();
  const { things } = useGame('warp');
  const amountText = useAmountText();
  const [turned, turn] = useState<ReadonlySet<number | string>>(new Set());
  const [withSavings, setWithSavings] = useState(false);
  const lines = useMemo(
    () => compareForecasts(mine, theirs, { today, isKnown: (id) => things.has(id) }),
    [mine, theirs, today, things],
  );
  const keyOf = (line: Line) =>
    'key' in line.theirs ? line.theirs.key : theirs.targets.indexOf(line.theirs);
  // Targets are why somebody opens a link; what comes in is everybody's own.
  const isTickedAtFirst = ({ kind, theirs }: Line) => kind === 'new' && 'targetId' in theirs;
  const isPicked = (line: Line) =>
    line.kind !== 'same' && isTickedAtFirst(line) !== turned.has(keyOf(line));
  const pick = (rows: readonly Line[], isOn: boolean) => {
    const next = new Set(turned);
    for (const row of rows) {
      if (isTickedAtFirst(row) === isOn) next.delete(keyOf(row));
      else next.add(keyOf(row));
    }
    turn(next);
  };
  const pieces: ForecastPieces = {
    targets: lines.targets.filter(isPicked),
    income: lines.income.filter(isPicked),
    savings: withSavings ? theirs.savings : null,
  };
  const count = pieces.targets.length + pieces.income.length + (pieces.savings ? 1 : 0);
  const income = lines.income.filter(({ kind }) => kind !== 'same');
  const same = [...lines.targets, ...lines.income].filter(({ kind }) => kind === 'same').length;
  const fits = hasRoom(mine, pieces);
  return (
    <Dialog
      isRead
      title={t('links.forecast.preview')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <NextButton
            disabled={count === 0 || !fits}
            onClick={() => onTake(pieces, t('links.taken', { number: count }))}
          >
            {t('account.take', { number: count })}
          </NextButton>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="max-w-prose text-ink-soft">{t('links.previewText')}</p>
        {KINDS.map(([kind, legend]) => {
          const rows = lines.targets.filter((line) => line.kind === kind);
          if (rows.length === 0) return null;
          return (
            <div key={kind} className="flex flex-col gap-2">
              <TickList
                legend={t(legend)}
                rows={rows}
                keyOf={keyOf}
                isPicked={isPicked}
                onPick={pick}
              >
                {(line) => (
                  <TargetRow target={line.theirs} mine={'mine' in line ? line.mine : undefined} />
                )}
              </TickList>
              {kind === 'unknown' && (
                <p className="max-w-prose text-sm text-ink-soft">{t('links.unknownText')}</p>
              )}
            </div>
          );
        })}
        {income.length > 0 && (
          <TickList
            legend={t('forecast.income')}
            rows={income}
            keyOf={keyOf}
            isPicked={isPicked}
            onPick={pick}
          >
            {(line) => <IncomeRow line={line} />}
          </TickList>
        )}
        {same > 0 && (
          <p className="figures text-sm text-ink-soft">
            {t('links.forecast.same', { number: same })}
          </p>
        )}
        {theirs.savings && (
          <div>
            <SwitchField
              label={t('links.forecast.theirSavings')}
              isOn={withSavings}
              onChange={setWithSavings}
            />
            <p className="figures text-sm text-ink-soft">{amountText(theirs.savings)}</p>
          </div>
        )}
        {!fits && <p className="text-wait">{t('links.forecast.full')}</p>}
      </div>
    </Dialog>
  );
}
