import { type ReactNode, useId } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { classNames } from '../../../primitives/index.ts';

interface Props {
  readonly title: string;
  /** Where there is more of it, below the language. */
  readonly to: string;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  /**
   * How high its middle is: the same whatever it holds, so that nothing moves when that comes; that at least, in a row of
   * tiles; or as little as it needs.
   */
  readonly height?: keyof typeof HEIGHTS;
}

const HEIGHTS = {
  fixed: 'h-48 overflow-hidden @max-[14rem]:h-auto @max-[14rem]:min-h-48',
  grows: 'lg:min-h-48',
  short: '',
} as const;

const FOOTS = { fixed: 'min-h-12', grows: 'lg:min-h-12', short: '' } as const;

/** One part of the board. */
export function Tile({ title, to, children, foot, height = 'fixed' }: Props) {
  const { language } = useI18n();
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-display text-lg font-semibold">
        <Link to={`/${language}${to}`} className="tap flex items-center hover:text-lamp">
          {title}
        </Link>
      </h2>
      <div className={classNames('border-y border-line', HEIGHTS[height])}>{children}</div>
      <div className={classNames('figures pt-2 text-sm text-ink-soft', FOOTS[height])}>{foot}</div>
    </section>
  );
}

/** What stands in a tile that has nothing to show yet. */
export function NothingYet({ to, children }: { to: string; children: ReactNode }) {
  const { language } = useI18n();
  return (
    <p className="py-4 text-ink-soft">
      <Link
        to={`/${language}${to}`}
        className="tap inline-flex items-center underline decoration-line-strong underline-offset-4 hover:text-lamp"
      >
        {children}
      </Link>
    </p>
  );
}
