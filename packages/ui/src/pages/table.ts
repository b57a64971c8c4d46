import { list, type Row, thing } from './row.ts';

/**
 * Every page below a language, and all that tells it from others: routes, navigation, texts, files of data,
 * the sitemap and the crawl are made of this. In the order of the navigation.
 */
export const PAGES = {
  home: { kind: 'page', address: '/' },
  characters: list({
    address: '/characters',
    label: 'nav.characters',
    model: 'characterListPage',
    data: 'characters',
    screen: async () =>
      (await import('../screens/characters/character-list.tsx')).CharacterListScreen,
    nav: 'bar',
    goesBack: true,
  }),
  character: thing({
    address: '/character/:pageId',
    model: 'characterPage',
    things: 'charactersByPage',
    data: 'characters',
    screen: async () => (await import('../screens/character/character-screen.tsx')).CharacterScreen,
    head: ({ name, rarity, path, element, art }, t) => ({
      picture: art,
      description: t('seo.character', {
        name: name.text,
        rarity,
        path: path.name.text,
        element: element.name.text,
      }),
    }),
  }),
  materials: {
    kind: 'later',
    address: '/materials',
    label: 'nav.items',
    nav: 'bank',
    isList: true,
  },
  material: { kind: 'later', address: '/material/:pageId' },
  lightCones: list({
    address: '/equipment',
    label: 'nav.lightCones',
    model: 'lightConeListPage',
    data: 'lightcones',
    screen: async () =>
      (await import('../screens/light-cones/light-cone-list.tsx')).LightConeListScreen,
    nav: 'bank',
  }),
  lightCone: thing({
    address: '/lightcone/:pageId',
    model: 'lightConePage',
    things: 'lightConesByPage',
    data: 'lightcones',
    screen: async () =>
      (await import('../screens/light-cone/light-cone-screen.tsx')).LightConeScreen,
    head: ({ name, rarity, path, art }, t) => ({
      picture: art,
      description: t('seo.lightCone', { name: name.text, rarity, path: path.name.text }),
    }),
  }),
  relics: list({
    address: '/relics',
    label: 'nav.relics',
    model: 'relicListPage',
    data: 'relics',
    screen: async () => (await import('../screens/relics/relic-list.tsx')).RelicListScreen,
    nav: 'bank',
  }),
  relic: thing({
    address: '/relics/:pageId',
    model: 'relicPage',
    things: 'relicsByPage',
    data: 'relics',
    screen: async () => (await import('../screens/relics/relic-screen.tsx')).RelicScreen,
    head: ({ name, icon }, t) => ({
      picture: icon,
      description: t('seo.relic', { name: name.text }),
    }),
  }),
  books: { kind: 'later', address: '/books', label: 'nav.books', nav: 'bank', isList: true },
  book: { kind: 'later', address: '/book/:pageId' },
  consumables: {
    kind: 'later',
    address: '/consumables',
    label: 'nav.consumables',
    nav: 'bank',
    isList: true,
  },
  icons: { kind: 'later', address: '/icons', label: 'nav.icons', nav: 'bank', isList: true },
  universe: {
    kind: 'later',
    address: '/simuniverse/:pageId/:navType',
    entry: '/simuniverse/current/worlds',
    label: 'nav.universe',
    nav: 'bank',
  },
  warp: {
    kind: 'later',
    address: '/warp',
    entry: '/warp#char_event',
    label: 'nav.warp',
    nav: 'bar',
    goesBack: true,
  },
  planner: {
    kind: 'page',
    address: '/planner',
    label: 'nav.planner',
    areas: ['shell', 'planner', 'data'],
    data: { name: 'planner', model: 'packPlanner' },
    nav: 'bar',
    goesBack: true,
  },
  'planner-presets': {
    kind: 'page',
    address: '/planner_dev_debug',
    label: 'planner.presets',
    areas: ['shell', 'planner', 'data'],
    isUnlisted: true,
  },
  'planner-old': { kind: 'redirect', address: '/planner_old' },
  achievements: {
    kind: 'later',
    address: '/achievements',
    label: 'nav.achievements',
    nav: 'bar',
    goesBack: true,
    isList: true,
  },
  achievementSeries: { kind: 'later', address: '/achievements/:pageId' },
  privacy: { kind: 'later', address: '/privacy', label: 'nav.privacy', nav: 'foot' },
  settings: {
    kind: 'page',
    address: '/settings',
    label: 'nav.settings',
    areas: ['shell', 'data'],
    nav: 'foot',
    isUnlisted: true,
  },
  materialTemplate: { kind: 'later', address: '/material_template' },
} as const satisfies Readonly<Record<string, Row>>;
