import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { leavesPage } from './leaves-page.ts';

/** As much of where a way leads as its address takes; another object for each way that is gone. */
export interface Target {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export interface NavigationProps {
  /** Where the reader is on the way to; undefined where the page is there. */
  readonly to: Target | undefined;
  /** Has it loaded whole. */
  readonly onRetry: () => void;
  /** Goes nowhere after all. */
  readonly onStay: () => void;
}

/** A network that answers at all has done so by then, nearly always. */
const LONG_MS = 5000;

interface Props extends NavigationProps {
  readonly to: Target;
}

/** Says that a page is long in coming, and what there is to do. */
export function SlowNavigation({ to, onRetry, onStay }: Props) {
  const { t } = useI18n();
  const [slow, setSlow] = useState<Target>();
  const cameFrom = useRef<Element | null>(null);
  const isLoading = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      cameFrom.current = document.activeElement;
      setSlow(to);
    }, LONG_MS);
    return () => clearTimeout(timer);
  }, [to]);
  // Who goes elsewhere meanwhile is not fetched back by it.
  useEffect(() => {
    const leave = (click: MouseEvent) => {
      const link =
        click.target instanceof Element && click.target.closest<HTMLAnchorElement>('a[href]');
      if (isLoading.current && link && leavesPage(click, link, location.href)) window.stop();
    };
    addEventListener('click', leave, true);
    return () => removeEventListener('click', leave, true);
  }, []);
  const retry = () => {
    isLoading.current = true;
    onRetry();
  };
  const stay = () => {
    if (isLoading.current) window.stop();
    onStay();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5rem+var(--bar))] z-20 flex justify-center px-4 lg:bottom-6"
    >
      {slow === to && (
        <p className="pointer-events-auto flex flex-wrap items-center justify-end gap-x-3 rounded-control border border-line-strong bg-raised ps-4 text-sm">
          <span className="me-auto py-2">{t('notice.slow')}</span>
          <Button look="quiet" className="text-lamp" onClick={retry}>
            {t('action.retry')}
          </Button>
          <Button look="quiet" onClick={stay}>
            {t('action.stay')}
          </Button>
        </p>
      )}
    </div>
  );
}
