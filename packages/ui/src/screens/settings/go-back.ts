import type { MessageKey } from '../../i18n/index.ts';

interface Target {
  readonly label: MessageKey;
  readonly path: string;
}

/** Where the settings lead back to, by the word in the address. Source: specification 1, row /settings. */
const TARGETS: ReadonlyMap<string, Target> = new Map([
  ['planner', { label: 'nav.planner', path: '/planner' }],
  ['warp', { label: 'nav.warp', path: '/warp#char_event' }],
  ['achievements', { label: 'nav.achievements', path: '/achievements' }],
  ['characters', { label: 'nav.characters', path: '/characters' }],
]);

export function goBackTarget(hash: string): Target | undefined {
  return TARGETS.get(hash.slice(1));
}
