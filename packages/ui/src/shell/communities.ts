import { Languages, MessageCircle, Users } from 'lucide-react';

/** Where the site's people meet. Source: specification 1, section 2, 'Footer'. */
export const COMMUNITIES = [
  ['chat', 'footer.chat', MessageCircle],
  ['social', 'footer.social', Users],
  ['translation', 'footer.translation', Languages],
] as const;
