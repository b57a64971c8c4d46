import { Languages, MessageCircle, Users } from 'lucide-react';
import { useI18n } from '../i18n/index.ts';
import { useSite } from '../platform/index.ts';

/** Where the site's people meet. Rule S5. */
const COMMUNITIES = [
  ['chat', 'footer.chat', MessageCircle],
  ['social', 'footer.social', Users],
  ['translation', 'footer.translation', Languages],
] as const;

/** The ways there, as pictures, of those that the operator has set up. */
export function CommunityLinks({ className }: { className: string }) {
  const { t } = useI18n();
  const { communities } = useSite();
  return COMMUNITIES.map(([place, label, Icon]) => {
    const href = communities[place];
    return (
      href && (
        <a
          key={place}
          href={href}
          rel="noopener"
          title={t(label)}
          aria-label={t(label)}
          className={className}
        >
          <Icon size={18} strokeWidth={1.5} aria-hidden />
        </a>
      )
    );
  });
}
