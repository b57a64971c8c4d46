import type { Language } from '@trailbook/core/internal/dataset';
import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import { PartFailed } from './part-failed.tsx';

interface Props<Part> {
  /** The same function each time: another one is another part. */
  readonly load: (language: Language) => Promise<Part>;
  /** What stands there until it comes. */
  readonly waiting: ReactNode;
  /** What stands there where it cannot come, in place of words that say so. */
  readonly failed?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** A view that comes when it is looked at. Where it cannot, that is told in its place, and the page stays. */
export function Loaded<Part>({ load, waiting, failed, children }: Props<Part>) {
  const { t, language } = useI18n();
  /** Which loader was answered, in which language: with its part, or without. */
  const [answer, setAnswer] = useState<{
    readonly load: unknown;
    readonly language: Language;
    readonly came?: { readonly part: Part };
  }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load(language).then(
      (part) => isWanted && setAnswer({ load, language, came: { part } }),
      (error: unknown) => {
        console.warn('A part of the page could not be loaded.', error);
        if (isWanted) setAnswer({ load, language });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, language, attempt]);
  if (answer?.load !== load || answer.language !== language) return waiting;
  if (answer.came) return children(answer.came.part);
  if (failed !== undefined) return failed;
  const retry = () => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };
  return <PartFailed title={t('notice.partTitle')} onRetry={retry} />;
}
