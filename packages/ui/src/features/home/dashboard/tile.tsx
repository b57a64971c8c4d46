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
  /** Whether it takes only the room it needs on a phone, where nothing in sight moves for it. */
  readonly isShort?: boolean;
}

/** One part of the board. Its room is the same whatever it holds: nothing moves when that comes. */
export function Tile({ title, to, children, foot, isShort = false }: Props) {
  const { language } = useI18n();
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="font-display text-lg font-semibold">
        <Link to={`/${language}${to}`} className="tap flex items-center hover:text-lamp">
          {title}
        </Link>
      </h2>
      <div
        className={classNames(
          'overflow-hidden border-y border-line @max-[14rem]:h-auto',
          isShort ? 'lg:h-48' : 'h-48 @max-[14rem]:min-h-48',
        )}
      >
        {children}
      </div>
      <p
        className={classNames(
          'figures pt-2 text-sm text-ink-soft',
          isShort ? 'lg:min-h-12' : 'min-h-12',
        )}
      >
        {foot}
      </p>
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
