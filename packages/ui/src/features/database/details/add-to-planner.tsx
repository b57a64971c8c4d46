import type { Language } from '@trailbook/core/internal/dataset';
import { CalendarCheck, CalendarPlus, Plus } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Link, serviceWorkers } from '../../../platform/index.ts';
import { classNames, useOnDemand } from '../../../primitives/index.ts';
import { hasDatabase } from '../../../storage/documents/has-database.ts';
import type { Plannable } from '../../planner/store/watch-planned.ts';

interface Props {
  readonly thing: Plannable;
  readonly pageId: string;
  readonly isAvailable: boolean;
}

const SHAPE =
  'tap inline-flex items-center justify-center gap-2 rounded-control px-4 font-semibold';
const LAMP = 'bg-lamp text-lamp-ink hover:opacity-90';
const QUIET = 'border border-line-strong hover:border-lamp hover:text-lamp';

/** The way into the planner, or to the entry that is there; what is still to come cannot be planned. */
export function AddToPlanner({ thing, pageId, isAvailable }: Props) {
  const { t, language } = useI18n();
  const planned = usePlanned(thing);
  const planner = `/${language}/planner`;
  const way = useOnDemand(whenThereIsNetwork);
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isWithinReach()) return;
    // The page stays, with what is said about it: to leave it would be to lose what was chosen.
    event.preventDefault();
    way.ask(event.currentTarget);
  };
  if (!isAvailable) {
    const still = thing.kind === 'lightCone' ? 'detail.unavailableLightCone' : 'detail.unavailable';
    return <p className="text-sm text-ink-soft">{t(still)}</p>;
  }
  if (planned === undefined) {
    return (
      <>
        <Link to={`${planner}#${pageId}`} className={classNames(SHAPE, LAMP)} onClick={ask}>
          <CalendarPlus size={18} strokeWidth={1.5} aria-hidden />
          {t('detail.addToPlanner')}
        </Link>
        {way.trouble}
      </>
    );
  }
  return (
    // In one row, so that nothing below moves when the plan has been read.
    <div className="flex gap-2">
      <Link to={`${planner}#entry-${planned}`} className={classNames(SHAPE, QUIET, 'grow')}>
        <CalendarCheck size={18} strokeWidth={1.5} aria-hidden />
        {t('detail.inYourPlan')}
      </Link>
      {/* A light cone is had more than once. */}
      {thing.kind === 'lightCone' && (
        <Link
          to={`${planner}#${pageId}`}
          aria-label={t('detail.addAnother')}
          className={classNames(SHAPE, QUIET)}
          onClick={ask}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden />
        </Link>
      )}
      {way.trouble}
    </div>
  );
}

/** Whether a page could come at all: from the network, or from what is kept on the device. */
function isWithinReach(): boolean {
  return navigator.onLine || Boolean(serviceWorkers()?.controller);
}

/** Presses the link again once that leads somewhere. */
async function whenThereIsNetwork(_: Language, link: HTMLAnchorElement): Promise<void> {
  if (!isWithinReach()) throw new Error('There is no network.');
  link.click();
}

/** The entry of the player's plan that is about a thing. What reads it is loaded only where something is stored. */
function usePlanned({ kind, id }: Plannable): number | undefined {
  const [entryId, setEntryId] = useState<number | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    let end: (() => void) | undefined;
    setEntryId(undefined);
    const watch = async () => {
      if (!(await hasDatabase()) || !isWanted) return;
      const { watchPlanned } = await import('../../planner/store/watch-planned.ts');
      const stop = await watchPlanned({ kind, id }, (found) => isWanted && setEntryId(found));
      if (isWanted) end = stop;
      else stop();
    };
    watch().catch((error: unknown) => console.warn('The plan could not be asked.', error));
    return () => {
      isWanted = false;
      end?.();
    };
  }, [kind, id]);
  return entryId;
}
