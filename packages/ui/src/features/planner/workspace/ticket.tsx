import type { ItemId, PlannerCharacter } from '@trailbook/core/internal/dataset';
import {
  type CharacterEntry,
  type Entry,
  type EntryPlan,
  eidolonBonus,
  experienceBands,
  type ItemLines,
  isKnown,
  isSkill,
  pointsOf,
  serveAlone,
  subjectOf,
} from '@trailbook/core/internal/planner';
import { ArrowRight, ChevronsUp, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { type ComponentType, memo } from 'react';
import { ThingName, ThingPicture } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { classNames } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { FigureDetails } from '../parts/figure-details.tsx';
import { ItemChips } from '../parts/item-lines.tsx';
import { subjectName } from '../parts/names.ts';
import { SkillName } from '../parts/skill-name.tsx';
import { ticketId } from '../plan/ticket-place.ts';
import type { Explain } from '../plan/use-explain.ts';
import type { UnpulledProps } from '../unpulled/unpulled.tsx';
import { Grip } from './grip.tsx';
import { TicketButton } from './ticket-button.tsx';

interface Props {
  readonly entry: Entry;
  /** What it needs and has; none while it is disabled. */
  readonly plan: EntryPlan | undefined;
  /** Where it lies, from 0; none where there is nothing to move it past. */
  readonly place: number | undefined;
  readonly onOrder: (entryIds: readonly number[], moved: number) => void;
  readonly explain: Explain;
  /** Tells of an entry that it was not pulled yet, where warps are known. */
  readonly Unpulled: ComponentType<UnpulledProps> | undefined;
  readonly onPickItem: (item: ItemId, entry: Entry) => void;
  readonly onUpgrade: (entry: Entry) => void;
  readonly onToggle: (entry: Entry) => void;
  readonly onEdit: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

/**
 * One entry of the plan, as a ticket: a stub with the portrait, a perforation, the facts. Drawn anew only
 * when its own entry has changed.
 */
export const Ticket = memo(function Ticket({
  entry,
  plan,
  place,
  onOrder,
  explain,
  Unpulled,
  onPickItem,
  onUpgrade,
  onToggle,
  onEdit,
  onDelete,
}: Props) {
  const { t, number, language } = useI18n();
  const game = useGame('planner');
  const subject = subjectOf(game.tables, entry);
  const name = subjectName(game, entry);
  const experience = experienceBands(game.tables, entry).reduce((sum, band) => sum + band, 0);
  const lines = plan?.items ?? serveAlone(game.tables, entry, {}).items;
  const isDone = lines.size === 0;
  const isUnknown = !isKnown(game.tables, entry);

  return (
    <li
      id={ticketId(entry.entryId)}
      tabIndex={-1}
      className={classNames(
        'ticket scroll-mt-4 scroll-mb-[calc(9rem+var(--bar))] lg:scroll-mb-4 grid grid-cols-[min(4.5rem,25%)_minmax(0,1fr)] rounded-sheet border border-line bg-surface data-dragged:relative data-dragged:z-10 data-dragged:border-lamp sm:grid-cols-[7rem_0.75rem_minmax(0,1fr)]',
        !entry.enabled && 'left-out',
      )}
    >
      <div
        className={classNames(
          'flex items-center justify-center sm:row-span-2',
          !entry.enabled && 'opacity-40',
        )}
      >
        {subject && (
          <ThingPicture
            kind={entry.custom ? undefined : entry.kind}
            id={entry.id}
            path={subject.path}
            rarity={subject.rarity}
            element={
              entry.kind === 'character' && !entry.custom
                ? (subject as PlannerCharacter).element
                : undefined
            }
            sizes="7rem"
            className="aspect-square w-full"
          />
        )}
      </div>
      <div className="perforated hidden sm:row-span-2 sm:block" aria-hidden />
      <div className="min-w-0 flex-wrap items-start gap-x-2 ps-2 pe-3 pt-2 max-sm:contents sm:flex">
        <div className="min-w-[min(100%,8rem)] flex-1 py-2 max-sm:self-center max-sm:ps-2 max-sm:pe-3 max-sm:pt-3">
          <h2 className="text-base font-semibold leading-tight">
            {subject?.pageId ? (
              <Link to={pageOf(language, entry, subject.pageId)} className="hover:text-lamp">
                <ThingName name={name} />
              </Link>
            ) : (
              name.text
            )}
          </h2>
          <p className="figures flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <span>{t('game.level', { level: entry.from.level })}</span>
            <span className="text-ink-faint">
              {t('planner.rankShort', { rank: entry.from.ascension })}
            </span>
            <ArrowRight size={14} strokeWidth={1.5} aria-label={t('planner.to')} />
            <span className="text-ink">{t('game.level', { level: entry.to.level })}</span>
            <span className="text-ink-faint">
              {t('planner.rankShort', { rank: entry.to.ascension })}
            </span>
          </p>
        </div>
        <div className="max-sm:@container max-sm:col-span-2">
          <div className="flex flex-wrap max-sm:px-1">
            {place !== undefined && <Grip name={name.text} place={place} onOrder={onOrder} />}
            <TicketButton
              label={t(entry.enabled ? 'planner.disable' : 'planner.enable', { name: name.text })}
              word={t(entry.enabled ? 'plan.word.leaveOut' : 'plan.word.include')}
              aria-pressed={entry.enabled}
              onClick={() => onToggle(entry)}
            >
              {entry.enabled ? (
                <Eye size={18} strokeWidth={1.5} />
              ) : (
                <EyeOff size={18} strokeWidth={1.5} />
              )}
            </TicketButton>
            <TicketButton
              label={t('plan.upgradeTitle', { name: name.text })}
              word={t('plan.word.upgrade')}
              disabled={isDone || isUnknown}
              onClick={() => onUpgrade(entry)}
            >
              <ChevronsUp size={18} strokeWidth={1.5} />
            </TicketButton>
            <TicketButton
              label={t('planner.edit', { name: name.text })}
              word={t('plan.word.edit')}
              disabled={isUnknown && !entry.custom}
              onClick={() => onEdit(entry)}
            >
              <Pencil size={18} strokeWidth={1.5} />
            </TicketButton>
            <TicketButton
              label={t('action.deleteNamed', { name: name.text })}
              word={t('action.delete')}
              onClick={() => onDelete(entry)}
            >
              <Trash2 size={18} strokeWidth={1.5} />
            </TicketButton>
          </div>
        </div>
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-3 px-3 pt-2 pb-3 sm:col-span-1 sm:ps-2">
        {isUnknown || isDone ? (
          entry.kind === 'character' && <Points entry={entry} />
        ) : (
          <FigureDetails name={name.text} of={{ entry }}>
            <div className="flex min-w-0 flex-col gap-1">
              {entry.kind === 'character' && <Points entry={entry} />}
              {experience > 0 && (
                <p className="figures text-sm text-ink-soft">
                  {t('planner.experience', { exp: number(experience) })}
                </p>
              )}
            </div>
          </FigureDetails>
        )}
        <Needs
          of={name.text}
          isUnknown={isUnknown}
          lines={lines}
          explain={plan && ((item) => explain(item, entry))}
          onPickItem={(item) => onPickItem(item, entry)}
        />
        {Unpulled && <Unpulled entry={entry} lines={lines} />}
      </div>
    </li>
  );
});

function Needs(props: {
  readonly of: string;
  readonly isUnknown: boolean;
  readonly lines: ItemLines;
  readonly explain: ((item: ItemId) => Promise<string>) | undefined;
  readonly onPickItem: (item: ItemId) => void;
}) {
  const { t } = useI18n();
  if (props.isUnknown) return <p className="text-sm text-wait">{t('planner.unknown')}</p>;
  if (props.lines.size === 0) {
    return <p className="text-sm text-go">{t('planner.nothingNeeded')}</p>;
  }
  const { of, lines, onPickItem, explain } = props;
  return <ItemChips of={of} lines={lines} onPick={onPickItem} explain={explain} />;
}

function Points({ entry }: { entry: CharacterEntry }) {
  const { t } = useI18n();
  const { tables } = useGame('planner');
  const points = pointsOf(tables, entry);
  const traces = Object.values(entry.traces).filter((state) => state === 'selected').length;
  return (
    <ul className="figures flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {points.filter(isSkill).map((point) => {
        const [from, to] = entry.skills[point.id] ?? [1, 1];
        const bonus = eidolonBonus(tables, entry, point);
        return (
          <li key={point.id} className="flex min-w-0 flex-wrap items-baseline gap-x-1">
            <span className="min-w-0">
              <SkillName point={point} />
            </span>
            <span className="whitespace-nowrap">
              {from + bonus}
              {to > from && ` → ${to + bonus}`}
            </span>
          </li>
        );
      })}
      {traces > 0 && <li>{t('planner.traceCount', { number: traces })}</li>}
    </ul>
  );
}

function pageOf(language: string, entry: Entry, pageId: string): string {
  return `/${language}/${entry.kind === 'character' ? 'character' : 'lightcone'}/${pageId}`;
}
