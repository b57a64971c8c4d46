import type { PageName } from '@trailbook/core/internal/dataset';
import { ThingName } from '../../../game/index.ts';
import { Link } from '../../../platform/index.ts';

interface Props {
  readonly name: PageName;
  readonly href: string;
  readonly note: string;
}

/** A thing of a list that is told by its name alone: a row of a timetable. */
export function ThingRow({ name, href, note }: Props) {
  return (
    <li className="row-drawn-when-near min-w-0 border-b border-line">
      <Link
        to={href}
        className="tap flex flex-wrap items-center justify-between gap-x-4 py-1.5 hover:text-lamp"
      >
        <ThingName name={name} className="min-w-0 flex-1 basis-24 leading-snug" />
        <span className="figures ms-auto text-end text-sm text-ink-faint">{note}</span>
      </Link>
    </li>
  );
}
