import { LANGUAGE_TAGS, type Language } from '@trailbook/core/internal/dataset';
import { Trash2 } from 'lucide-react';
import { forwardRef, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { type Database, loadDatabase } from '../../../client/database-file.ts';
import { LANGUAGE_NAMES, type MessageKey, useI18n } from '../../../i18n/index.ts';
import { canKeepPages, isDesktop, NEW_RELEASE, useSite } from '../../../platform/index.ts';
import { Button, IconButton } from '../../../primitives/index.ts';
import {
  countKept,
  dropKept,
  failureOf,
  type KeepOutcome,
} from '../../../shell/offline/keep-all.ts';
import { keepChosen } from '../../../shell/offline/keep-chosen.ts';
import { cancelKeeping, keeping as keepingStore } from '../../../shell/offline/keeping.ts';
import { type KeptLanguage, keptLanguages } from '../../../shell/offline/kept-languages.ts';
import { forgetChosen } from '../../../shell/offline/remember-chosen.ts';
import { hasRoom } from '../../../shell/offline/room.ts';

/** Says what works without a network, and keeps the whole database where that is wanted. */
export function KeepDatabase() {
  const { t } = useI18n();
  const { release } = useSite();
  const isPossible = release !== null && canKeepPages();
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        {t(isPossible ? 'offline.keepText' : isDesktop() ? 'offline.inApp' : 'offline.notHere')}
      </p>
      {isPossible && <Choice release={release} />}
    </>
  );
}

/** What was said last: how it went. */
type Message = Exclude<KeepOutcome, 'kept'>;

const TOLD = {
  stopped: 'offline.stopped',
  removed: 'offline.removed',
  outdated: 'update.text',
  noRoom: 'offline.noRoom',
  refused: 'offline.refused',
  failed: 'offline.failed',
} as const satisfies Record<Message, MessageKey>;

function Choice({ release }: { release: string }) {
  const { t, bytes, language } = useI18n();
  const [database, setDatabase] = useState<Database>();
  const [here, setHere] = useState(0);
  const [kept, setKept] = useState<readonly KeptLanguage[]>([]);
  const [message, setMessage] = useState<Message>();
  const status = useRef<HTMLParagraphElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // It goes on while other pages are looked at, and may have begun before this one came.
  const keeping = useStore(keepingStore);
  const isKeeping = keeping !== undefined && keeping.outcome === undefined;
  const look = useCallback(async () => {
    const found = await loadDatabase(language);
    const [count, all] = await Promise.all([
      countKept(release, found.pages),
      keptLanguages(release),
    ]);
    setDatabase(found);
    setHere(count);
    setKept(all);
  }, [language, release]);
  const tell = (error: unknown) => setMessage(failureOf(error));
  // And once more when it has ended, however that was.
  useEffect(() => void look().catch(tell), [look, isKeeping]);
  // What was pressed is gone: one goes on from what came in its place.
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return;
    (buttons.current?.querySelector('button') ?? status.current)?.focus();
  }, [isKeeping]);
  const said = message ?? messageOf(keeping?.outcome);
  if (!database) return <Status>{said && t(TOLD[said])}</Status>;
  const { pages } = database;
  const done = isKeeping ? keeping.done : here;
  const isWhole = done === pages.length;
  const own = kept.find((one) => one.language === language)?.bytes ?? 0;
  // Not by the count of pages: those that come first are the largest.
  const left = Math.max(0, database.bytes - own);

  const keep = async () => {
    setMessage(undefined);
    isPressed.current = true;
    // Another tab may have brought more than was here when this page came.
    const already = await countKept(release, pages);
    if (!(await hasRoom(database, already))) return setMessage('noRoom');
    const outcome = await keepChosen(language, { release, pages });
    if (outcome === 'outdated') dispatchEvent(new Event(NEW_RELEASE));
  };
  const remove = async (from: Language) => {
    // First: as soon as nobody brings it any more, a tab that finds it chosen would begin anew.
    forgetChosen(from);
    await dropKept(release, from);
    setMessage('removed');
    await look();
    // What was pressed is gone.
    status.current?.focus();
  };

  return (
    <>
      {!isWhole && (
        <p className="figures">
          {here === 0 || isKeeping
            ? t('offline.keepSize', { pages: pages.length, size: bytes(database.bytes) })
            : t('offline.left', { pages: pages.length - here, size: bytes(left) })}
        </p>
      )}
      {(isKeeping || (done > 0 && !isWhole)) && (
        <div className="figures flex max-w-prose flex-col gap-2 text-sm text-ink-soft">
          {t('offline.keeping', { done, pages: pages.length })}
          <div
            role="progressbar"
            aria-label={t('offline.keep')}
            aria-valuemin={0}
            aria-valuemax={pages.length}
            aria-valuenow={done}
            className="h-1.5 rounded-full bg-line"
          >
            <div
              className="h-full rounded-full bg-lamp"
              style={{ width: `${(100 * done) / pages.length}%` }}
            />
          </div>
        </div>
      )}
      <Status ref={status}>
        {isWhole && !isKeeping && t('offline.kept')}
        {said && !isKeeping && t(TOLD[said])}
      </Status>
      <div ref={buttons} className="flex flex-wrap gap-3">
        {isKeeping && <Button onClick={cancelKeeping}>{t('action.cancel')}</Button>}
        {!isKeeping && !isWhole && (
          <Button onClick={() => keep().catch(tell)}>{t('offline.keep')}</Button>
        )}
      </div>
      <KeptByLanguage
        kept={kept.filter((one) => !isKeeping || one.language !== language)}
        onRemove={(from) => remove(from).catch(tell)}
      />
    </>
  );
}

function messageOf(outcome: KeepOutcome | undefined): Message | undefined {
  return outcome === 'kept' ? undefined : outcome;
}

const Status = forwardRef<HTMLParagraphElement, { readonly children: ReactNode }>(function Status(
  { children },
  ref,
) {
  return (
    <p ref={ref} role="status" tabIndex={-1} className="outline-none">
      {children}
    </p>
  );
});

interface Props {
  readonly kept: readonly KeptLanguage[];
  readonly onRemove: (language: Language) => void;
}

/** What of the database is here, in whichever language: what it takes, and how to be rid of it. */
export function KeptByLanguage({ kept, onRemove }: Props) {
  const { t, bytes } = useI18n();
  if (kept.length === 0) return null;
  return (
    <ul
      aria-label={t('offline.here')}
      className="max-w-prose divide-y divide-line border-y border-line"
    >
      {kept.map(({ language, pages, bytes: size }) => (
        <li key={language} className="flex items-center gap-x-1">
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4 py-1.5">
            <span lang={LANGUAGE_TAGS[language]}>{LANGUAGE_NAMES[language]}</span>
            <span className="figures text-sm text-ink-soft">
              {t('offline.keepSize', { pages, size: bytes(size) })}
            </span>
          </span>
          <IconButton
            label={t('offline.removeNamed', { name: LANGUAGE_NAMES[language] })}
            onClick={() => onRemove(language)}
          >
            <Trash2 size={18} strokeWidth={1.5} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
