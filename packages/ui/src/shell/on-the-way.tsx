import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../i18n/index.ts';
import { Button } from '../primitives/index.ts';

/** A network that answers at all has done so by then, nearly always. */
const LONG_MS = 5000;

/** As much of where a way leads as its address takes; another object for each way that is gone. */
interface Target {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface Props {
  /** Where the reader is on the way to; undefined where the page is there. */
  readonly to: Target | undefined;
  /** Goes nowhere after all. */
  readonly onStay: () => void;
}

/**
 * Tells that a page is on its way: quietly, by a line, once it has taken a moment; and after some seconds in words,
 * with what there is to do. Nothing of the page moves for either.
 */
export function OnTheWay({ to, onStay }: Props) {
  const { t } = useI18n();
  const [slow, setSlow] = useState<Target>();
  const cameFrom = useRef<Element | null>(null);
  const isLoading = useRef(false);
  useEffect(() => {
    if (!to) return;
    const timer = setTimeout(() => {
      cameFrom.current = document.activeElement;
      setSlow(to);
    }, LONG_MS);
    return () => clearTimeout(timer);
  }, [to]);
  const loadWhole = ({ pathname, search, hash }: Target) => {
    isLoading.current = true;
    location.assign(pathname + search + hash);
  };
  const stay = () => {
    if (isLoading.current) window.stop();
    isLoading.current = false;
    onStay();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  if (!to) return null;
  return (
    <>
      <div className="on-the-way" aria-hidden />
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+var(--bar))] z-20 flex justify-center px-4 lg:bottom-6"
      >
        {slow === to && (
          <p className="pointer-events-auto flex flex-wrap items-center justify-end gap-x-3 rounded-control border border-line-strong bg-raised ps-4 text-sm">
            <span className="me-auto py-2">{t('notice.slow')}</span>
            <Button look="quiet" className="text-lamp" onClick={() => loadWhole(to)}>
              {t('action.retry')}
            </Button>
            <Button look="quiet" onClick={stay}>
              {t('action.stay')}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
