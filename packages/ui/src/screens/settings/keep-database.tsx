import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadDatabase } from '../../client/database-file.ts';
import { type MessageKey, useI18n } from '../../i18n/index.ts';
import {
  countKept,
  type Database,
  dropKept,
  failureOf,
  type KeepOutcome,
} from '../../offline/keep-all.ts';
import { CANCELLED, keepChosen } from '../../offline/keep-chosen.ts';
import { rememberKept } from '../../offline/kept-language.ts';
import { hasRoom } from '../../offline/room.ts';
import { canKeepPages, NEW_RELEASE, useSite } from '../../platform/index.ts';
import { Button } from '../../primitives/index.ts';

/** Says what works without a network, and keeps the whole database where that is wanted. */
export function KeepDatabase() {
  const { t } = useI18n();
  const { release } = useSite();
  const isPossible = release !== null && canKeepPages();
  return (
    <>
      <p className="max-w-prose text-ink-soft">
        {t(isPossible ? 'offline.keepText' : 'offline.notHere')}
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
  const [done, setDone] = useState(0);
  const [message, setMessage] = useState<Message>();
  const [isKeeping, setKeeping] = useState(false);
  const stop = useRef<AbortController>();
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const found = await loadDatabase(language);
      const count = await countKept(release, found.pages);
      if (!isWanted) return;
      setDatabase(found);
      setDone(count);
    };
    look().catch((error: unknown) => isWanted && setMessage(failureOf(error)));
    return () => {
      isWanted = false;
      stop.current?.abort();
    };
  }, [language, release]);
  if (!database) return <Status>{message && t(TOLD[message])}</Status>;
  const { pages } = database;
  const isWhole = done === pages.length;

  const keep = async () => {
    setMessage(undefined);
    // Another tab may have brought more than was here when this page came.
    const kept = await countKept(release, pages);
    if (!(await hasRoom(database, kept))) return setMessage('noRoom');
    const controller = new AbortController();
    stop.current = controller;
    setKeeping(true);
    const { signal } = controller;
    const outcome = await keepChosen(language, { release, pages, signal, onProgress: setDone });
    setKeeping(false);
    if (outcome === 'removed') setDone(0);
    if (outcome !== 'kept') setMessage(outcome);
    if (outcome === 'outdated') dispatchEvent(new Event(NEW_RELEASE));
  };
  const tell = (error: unknown) => {
    setKeeping(false);
    setMessage(failureOf(error));
  };
  const remove = async () => {
    await dropKept(release);
    rememberKept(null);
    setDone(0);
    setMessage('removed');
  };

  return (
    <>
      {!isWhole && (
        <p className="figures">
          {t('offline.keepSize', { pages: pages.length, size: bytes(database.bytes) })}
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
      <Status>
        {isWhole && !isKeeping && t('offline.kept')}
        {message && t(TOLD[message])}
      </Status>
      <div className="flex flex-wrap gap-3">
        {isKeeping && (
          <Button onClick={() => stop.current?.abort(CANCELLED)}>{t('action.cancel')}</Button>
        )}
        {!isKeeping && !isWhole && (
          <Button onClick={() => keep().catch(tell)}>{t('offline.keep')}</Button>
        )}
        {!isKeeping && done > 0 && (
          <Button onClick={() => remove().catch(tell)}>{t('offline.remove')}</Button>
        )}
      </div>
    </>
  );
}

function Status({ children }: { children: ReactNode }) {
  return <p role="status">{children}</p>;
}
