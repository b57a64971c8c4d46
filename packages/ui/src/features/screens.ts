import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { CREDITS, type ModelOf, PAGES, pageAt } from '../shell/pages/index.ts';

type Screen<Props> = () => Promise<(props: Props) => ReactNode>;
type Pages = typeof PAGES;
type PageName = {
  [Name in keyof Pages]: Pages[Name]['kind'] extends 'redirect' ? never : Name;
}[keyof Pages];

/** A list and a thing give their screens what their rows' models make; other pages have loaders of their own. */
export type Screens = {
  readonly [Name in PageName]: Pages[Name] extends { readonly model: infer Model }
    ? Screen<ModelOf<Model>>
    : Screen<never>;
};

/** The screen of each page, by its row in the table of pages. */
const SCREENS = {
  characters: async () =>
    (await import('./database/characters/character-list.tsx')).CharacterListScreen,
  character: async () =>
    (await import('./database/characters/character-screen.tsx')).CharacterScreen,
  materials: async () =>
    (await import('./database/materials/material-list.tsx')).MaterialListScreen,
  material: async () => (await import('./database/materials/material-screen.tsx')).MaterialScreen,
  lightCones: async () =>
    (await import('./database/light-cones/light-cone-list.tsx')).LightConeListScreen,
  lightCone: async () =>
    (await import('./database/light-cones/light-cone-screen.tsx')).LightConeScreen,
  relics: async () => (await import('./database/relics/relic-list.tsx')).RelicListScreen,
  relic: async () => (await import('./database/relics/relic-screen.tsx')).RelicScreen,
  whoCan: async () => (await import('./database/who-can/who-can-list.tsx')).WhoCanListScreen,
  feat: async () => (await import('./database/who-can/who-can-screen.tsx')).WhoCanScreen,
  books: async () => (await import('./database/books/book-list.tsx')).BookListScreen,
  book: async () => (await import('./database/books/book-screen.tsx')).BookScreen,
  consumables: async () =>
    (await import('./database/materials/consumable-list.tsx')).ConsumableListScreen,
  icons: async () => (await import('./database/icons/icon-list.tsx')).IconListScreen,
  icon: async () => (await import('./database/icons/icon-screen.tsx')).IconScreen,
  achievements: async () =>
    (await import('./achievements/achievements-screen.tsx')).AchievementsScreen,
  achievementChoices: async () =>
    (await import('./achievements/choices-screen.tsx')).AchievementChoicesScreen,
  achievementSeries: async () =>
    (await import('./achievements/series-screen.tsx')).AchievementSeriesScreen,
  moveIn: async () => (await import('./move-in/move-in-screen.tsx')).MoveInScreen,
  home: async () => (await import('./home/home.tsx')).HomeScreen,
  compare: async () => (await import('./database/compare/compare-screen.tsx')).CompareScreen,
  universe: async () => (await import('./database/universe/universe-screen.tsx')).UniverseScreen,
  warp: async () => (await import('./warp/warp-screen.tsx')).WarpScreen,
  forecast: async () => (await import('./forecast/forecast-screen.tsx')).ForecastScreen,
  planner: async () => (await import('./planner/planner-screen.tsx')).PlannerScreen,
  'planner-presets': async () => (await import('./planner/presets.tsx')).PresetsScreen,
  privacy: async () => (await import('./about/privacy-screen.tsx')).PrivacyScreen,
  oauth: async () => (await import('./settings/sync/sign-in-screen.tsx')).SignInScreen,
  settings: async () => (await import('./settings/settings-screen.tsx')).SettingsScreen,
} satisfies Screens;

/** What the screen of a page takes. */
export type PropsOf<Name extends PageName> = object &
  ComponentProps<Awaited<ReturnType<(typeof SCREENS)[Name]>>>;

const screenOf = new Map<object, Screen<never>>([
  [CREDITS, async () => (await import('./about/credits-screen.tsx')).CreditsScreen],
  ...Object.entries(SCREENS).map(([name, screen]) => [PAGES[name as PageName], screen] as const),
]);

/** Screens that have come; a page is drawn only when its own has. */
const loaded = new Map<object, ComponentType<object>>();

/** Brings the screen of a page. */
export async function loadScreen(pathname: string): Promise<void> {
  const row = rowOf(pathname);
  const load = row && screenOf.get(row);
  // The types above have seen that a screen takes what is made for it.
  if (load && !loaded.has(row)) loaded.set(row, (await load()) as ComponentType<object>);
}

/** The screen of a page, which {@link loadScreen} has brought. */
export function screenAt(pathname: string): ComponentType<object> {
  const row = rowOf(pathname);
  const screen = row && loaded.get(row);
  if (!screen) throw new Error(`The screen of ${pathname} has not been loaded.`);
  return screen;
}

function rowOf(pathname: string): object | undefined {
  return pathname === CREDITS.address ? CREDITS : pageAt(pathname);
}
