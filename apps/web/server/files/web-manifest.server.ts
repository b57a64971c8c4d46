import { LANGUAGE_TAGS, type Language } from '@trailbook/core/internal/dataset';
import type { Translate } from '@trailbook/ui/i18n';
import { placesIn } from '@trailbook/ui/pages';
import { THEME_COLOURS } from '../../shared/theme-colours';

/** Shortcuts of the installed site's icon, in this order. */
const SHORTCUTS = ['/planner', '/warp#char_event', '/achievements'];

const PNG = 'image/png';
const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: PNG },
  { src: '/icons/icon-512.png', sizes: '512x512', type: PNG },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
];

/** The web manifest in a language. The site is one app in all of them. */
export function webManifest(language: Language, t: Translate) {
  const bar = placesIn('bar');
  return {
    id: '/',
    name: 'Trailbook',
    short_name: 'Trailbook',
    description: t('meta.description'),
    lang: LANGUAGE_TAGS[language],
    dir: 'ltr',
    scope: '/',
    start_url: `/${language}`,
    display: 'standalone',
    // One of the two must do: pages say which belongs to which theme.
    theme_color: THEME_COLOURS.night,
    background_color: THEME_COLOURS.night,
    categories: ['games', 'utilities'],
    icons: ICONS,
    shortcuts: SHORTCUTS.flatMap((path) => {
      const place = bar.find((one) => one.path === path);
      if (!place) return [];
      return [{ name: t(place.label), url: `/${language}${path}`, icons: [ICONS[1]] }];
    }),
  };
}
