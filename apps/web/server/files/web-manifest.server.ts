import { LANGUAGE_TAGS, type Language } from '@trailbook/core/internal/dataset';
import type { Translate } from '@trailbook/ui/i18n';
import { ROWS } from '@trailbook/ui/pages';
import { SHARE_ADDRESS, SHARE_FIELDS } from '../../shared/share-target';
import { THEME_COLOURS } from '../../shared/theme-colours';

/** Shortcuts of the installed site's icon, in this order. */
const SHORTCUTS = ['planner', 'warp', 'forecast', 'achievements', 'characters'];

const PNG = 'image/png';
const ICONS = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: PNG },
  { src: '/icons/icon-512.png', sizes: '512x512', type: PNG },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: PNG, purpose: 'maskable' },
];

/** What files are called that `/import` can read, by their types: the system offers the site for these. */
const FILES = {
  'application/json': ['.json'],
  'application/gzip': ['.gz'],
  'application/zip': ['.zip'],
  'application/octet-stream': ['.dat'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};
const TABLES = { 'text/csv': ['.csv'] };

interface Takes {
  /** Whether there is a service worker, which alone receives what is shared. */
  readonly shares: boolean;
  /** Whether the deployment reads tables of other tools. Rule S18. */
  readonly tables: boolean;
}

/** The web manifest in a language. The site is one app in all of them. */
export function webManifest(language: Language, t: Translate, takes: Takes) {
  const files = { ...FILES, ...(takes.tables && TABLES) };
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
    shortcuts: SHORTCUTS.flatMap((name) => {
      const row = ROWS.find(([known]) => known === name)?.[1];
      if (!row || !('label' in row) || !row.label) return [];
      const url = `/${language}${row.entry ?? row.address}`;
      return [{ name: t(row.label), url, icons: [ICONS[1]] }];
    }),
    // Rule S36.
    file_handlers: [
      { action: `/${language}${SHARE_ADDRESS}`, accept: files, launch_type: 'single-client' },
    ],
    // Rule U38.
    ...(takes.shares && {
      share_target: {
        ...{ action: SHARE_ADDRESS, method: 'POST', enctype: 'multipart/form-data' },
        params: {
          ...{ title: SHARE_FIELDS.title, text: SHARE_FIELDS.text, url: SHARE_FIELDS.url },
          files: [{ name: SHARE_FIELDS.files, accept: sharedTypes(files) }],
        },
      },
    }),
  };
}

/** Phones know files by their types, and give many that of any text. */
function sharedTypes(files: Readonly<Record<string, readonly string[]>>): string[] {
  return [...Object.keys(files), 'text/plain', ...Object.values(files).flat(), '.txt'];
}
