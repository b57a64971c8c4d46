import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';

interface Props {
  /** Addresses below the language, and what they are called. */
  readonly links: readonly (readonly [to: string, label: string])[];
}

/** Quiet ways from a list to pages that belong with it, in one row. */
export function ListLinks({ links }: Props) {
  const { language } = useI18n();
  return (
    <span className="flex gap-x-5 sm:flex-wrap">
      {links.map(([to, label]) => (
        <Link
          key={to}
          to={`/${language}${to}`}
          className="tap flex items-center text-sm underline decoration-line-strong underline-offset-4"
        >
          {label}
        </Link>
      ))}
    </span>
  );
}
