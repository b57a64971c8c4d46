import {
  comparePlans,
  type Entry,
  hasCurrent,
  type ItemLines,
  type PlanLine,
  plan,
} from '@trailbook/core/internal/planner';
import { readLink } from '@trailbook/core/internal/user-data';
import { useEffect, useMemo, useState } from 'react';
import { ThingName } from '../../../../game/index.ts';
import { useI18n } from '../../../../i18n/index.ts';
import { TickList } from '../../../../primitives/fields/tick-list.tsx';
import { Button, Dialog, NextButton, SwitchField } from '../../../../primitives/index.ts';
import { UnreadLink } from '../../../../shell/links/unread-link.tsx';
import { useGame } from '../../../../shell/screen/use-game.ts';
import { MaterialGlyph } from '../../parts/material-glyph.tsx';
import { nameIn, subjectName } from '../../parts/names.ts';
import { sortItems } from '../../parts/sort-items.ts';
import type { PlannerDocuments, Recipe } from '../../store/planner-store.ts';
import { takeShared } from '../../store/taking-over.ts';
import { useGoalText } from './goal-text.ts';

interface Props {
  /** What an address has brought. */
  readonly link: string;
  readonly documents: PlannerDocuments;
  /** It has come: it is out of the address, and shown again where the page is drawn anew under it. */
  readonly onShown: () => void;
  readonly onClose: () => void;
  /** Called with what is to be done, and what is said of it. */
  readonly onTake: (change: Recipe, text: string) => void;
}

/** A plan that came by a link, beside one's own. Nothing changes before it is taken over. Rule P44. */
export function SharedPlanDialog({ link, documents, onShown, onClose, onTake }: Props) {
  const { t } = useI18n();
  const read = useMemo(() => readLink(link), [link]);
  useEffect(onShown, []);
  if (read.ok && read.value.name === 'planner') {
    const { entries } = read.value.document;
    return <SharedPlan entries={entries} {...{ documents, onClose, onTake }} />;
  }
  const error = read.ok ? 'LINK_BROKEN' : read.error.code;
  return <UnreadLink title={t('links.preview')} {...{ error, onClose }} />;
}

/** What one plans already, or cannot see here yet, is taken over where the player says so. */
const KINDS = [
  ['new', 'account.kind.new'],
  ['planned', 'account.kind.raise'],
  ['unknown', 'links.unknown'],
] as const;

interface SharedPlanProps extends Omit<Props, 'link' | 'onShown'> {
  readonly entries: readonly Entry[];
}

function SharedPlan({ entries, documents, onClose, onTake }: SharedPlanProps) {
  const { t } = useI18n();
  const game = useGame('planner');
  const [now] = useState(Date.now);
  const [withCurrent, setWithCurrent] = useState(false);
  const [turned, turn] = useState<ReadonlySet<number>>(new Set());
  const mine = documents.planner.entries;
  const lines = useMemo(
    () => comparePlans(game.tables, mine, entries, { now, withCurrent }),
    [game, mine, entries, now, withCurrent],
  );
  const keyOf = (line: PlanLine) => line.theirs.entryId;
  const isPicked = (line: PlanLine) =>
    line.kind !== 'same' && (line.kind === 'new') !== turned.has(keyOf(line));
  const picked = lines.filter(isPicked);
  const take = () => onTake(takeShared(picked), t('links.taken', { number: picked.length }));
  const same = lines.filter(({ kind }) => kind === 'same').length;
  return (
    <Dialog
      isRead
      title={t('links.preview')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <NextButton disabled={picked.length === 0} onClick={take}>
            {t('account.take', { number: picked.length })}
          </NextButton>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="max-w-prose text-ink-soft">{t('links.previewText')}</p>
        {KINDS.map(([kind, legend]) => {
          const own = lines.filter((line) => line.kind === kind);
          if (own.length === 0) return null;
          return (
            <div key={kind} className="flex flex-col gap-2">
              <TickList
                legend={t(legend)}
                rows={own}
                keyOf={keyOf}
                isPicked={isPicked}
                onPick={(rows, isOn) => {
                  const next = new Set(turned);
                  for (const row of rows) {
                    if ((row.kind === 'new') === isOn) next.delete(keyOf(row));
                    else next.add(keyOf(row));
                  }
                  turn(next);
                }}
              >
                {(line) => <Line line={line} />}
              </TickList>
              {kind === 'unknown' && (
                <p className="max-w-prose text-sm text-ink-soft">{t('links.unknownText')}</p>
              )}
            </div>
          );
        })}
        {same > 0 && (
          <p className="figures text-sm text-ink-soft">{t('links.same', { number: same })}</p>
        )}
        {entries.some(hasCurrent) && (
          <SwitchField label={t('links.levels')} isOn={withCurrent} onChange={setWithCurrent} />
        )}
        <Needs picked={picked} documents={documents} />
      </div>
    </Dialog>
  );
}

function Line({ line }: { line: PlanLine }) {
  const { t } = useI18n();
  const game = useGame('planner');
  const goalText = useGoalText();
  return (
    <>
      <span className="min-w-0 flex-1 basis-20 break-words">
        <ThingName name={subjectName(game, line.theirs)} />
      </span>
      <span className="figures ms-auto text-end text-sm">
        {'mine' in line ? (
          <>
            {t('links.theirs', { goal: goalText(line.theirs) })}
            <span className="block text-ink-soft">
              {t('links.yours', { goal: goalText(line.mine) })}
            </span>
          </>
        ) : (
          goalText(line.theirs)
        )}
      </span>
    </>
  );
}

interface NeedsProps {
  readonly picked: readonly PlanLine[];
  readonly documents: PlannerDocuments;
}

/** What the ticked entries would need, as if they stood alone with what there is. */
function Needs({ picked, documents }: NeedsProps) {
  const { t, number } = useI18n();
  const { tables, names } = useGame('planner');
  const total: ItemLines = plan(tables, {
    entries: picked.map(({ after }) => after),
    inventory: documents.inventory.items,
    settings: documents.planner.settings,
  }).total;
  if (total.size === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{t('links.needs')}</h3>
      <ul className="grid gap-x-6 border-t border-line sm:grid-cols-2">
        {sortItems(tables, total).map(({ id, value: { needed, missing } }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 border-b border-line py-1">
            <MaterialGlyph id={id} className="size-7" />
            <span className="min-w-0 flex-1 basis-20 text-sm">
              <ThingName name={nameIn(names.items, id)} />
            </span>
            <span className="figures ms-auto text-end text-sm">
              {missing === 0 ? t('plan.covered') : number(missing)}
              {missing < needed && (
                <span className="block text-xs text-ink-faint">
                  {t('plan.ofNeeded', { number: needed })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
