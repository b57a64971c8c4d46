import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { PartFailed } from './part-failed.tsx';

interface Props<Part> {
  /** The same function each time: another one is another part. */
  readonly load: () => Promise<Part>;
  /** What stands there until it comes. */
  readonly waiting: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** A view that comes when it is looked at. Where it cannot, that is told in its place, and the page stays. */
export function Loaded<Part>({ load, waiting, children }: Props<Part>) {
  const { t } = useI18n();
  const [loaded, setLoaded] = useState<{ readonly load: unknown; readonly part: Part }>();
  const [failed, setFailed] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (part) => isWanted && setLoaded({ load, part }),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded.', error);
        if (isWanted) setFailed(() => load);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  if (loaded?.load === load) return children(loaded.part);
  if (failed !== load) return waiting;
  const retry = () => {
    setFailed(undefined);
    setAttempt(attempt + 1);
  };
  return <PartFailed title={t('notice.partTitle')} onRetry={retry} />;
}
