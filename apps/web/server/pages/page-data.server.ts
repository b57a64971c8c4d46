import type { LoaderFunctionArgs } from '@remix-run/node';
import { artPath, type Dataset } from '@trailbook/core/internal/dataset';
import {
  CURRENT,
  comparePage,
  forecastPage,
  hasForeignNames,
  homePage,
  presetsPage,
  universeEntryOf,
  universePage,
  universeWeek,
} from '@trailbook/pages';
import { universeHead } from '@trailbook/ui/features/database/universe';
import { CREDITS, type PAGES, pageAt, ROWS, type Row } from '@trailbook/ui/pages';
import type { KnownAssets } from '@trailbook/ui/platform';
import type { PropsOf } from '@trailbook/ui/screens';
import { type Packed, pack } from '../../shared/packed';
import { refusedStatus } from '../../shared/refused-address';
import { findOrRedirect } from '../addresses/find-or-redirect.server';
import { redirectTo } from '../addresses/redirects.server';
import { listModel, thingModel } from '../models/models.server';
import { found, languageOf, type PageFacts, pageFacts, thingFacts } from './page-facts.server';

/** What the route of a page is handed: facts for its head, and the properties of its screen. */
export interface PageData {
  readonly page: PageFacts;
  readonly props: Packed<object>;
  /** What is there of the pictures and clips that it may show; absent where no manifest says so. */
  readonly assets?: Packed<KnownAssets> | undefined;
  readonly isPartlyEnglish?: boolean | undefined;
}

interface Made<Props> extends Omit<PageData, 'props' | 'assets'> {
  readonly props: Props;
  /** Pictures that its screen shows beside those that its properties name. */
  readonly alsoShown?: readonly string[];
}

type Pages = typeof PAGES;
type NamesOf<Kind extends Row['kind']> = {
  [Name in keyof Pages]: Pages[Name]['kind'] extends Kind ? Name : never;
}[keyof Pages];
type Args = LoaderFunctionArgs;

/** Pages that are neither a list nor a thing: each makes what its own screen takes. */
const MAKE: { readonly [Name in NamesOf<'page'>]: (args: Args) => Promise<Made<PropsOf<Name>>> } = {
  async home(args) {
    const page = await pageFacts(args);
    const home = homePage(args.context.lookupFor(page.language));
    return {
      page,
      props: {
        page: home,
        plannerUrl: tableUrl(args, page, 'planner'),
        warpUrl: tableUrl(args, page, 'warp'),
      },
      alsoShown: [
        ...home.slides.map(({ kind, id }) => artPath(kind, id)),
        ...tablePictures(args.context.dataset),
      ],
    };
  },
  async compare(args) {
    const page = await pageFacts(args, 'compare.title');
    return { page, props: comparePage(args.context.lookupFor(page.language)) };
  },
  universe: universeData,
  async warp(args) {
    const page = await pageFacts(args, 'warp.title');
    const dataUrl = tableUrl(args, page, 'warp');
    const alsoShown = tablePictures(args.context.dataset);
    return { page: { ...page, preload: dataUrl }, props: { dataUrl }, alsoShown };
  },
  async forecast(args) {
    const page = await pageFacts(args, 'nav.forecast');
    const shown = forecastPage(args.context.lookupFor(page.language));
    const dataUrl = tableUrl(args, page, 'warp');
    const props = { page: shown, dataUrl, plannerUrl: tableUrl(args, page, 'planner') };
    const alsoShown = tablePictures(args.context.dataset);
    return { page: { ...page, preload: dataUrl }, props, alsoShown };
  },
  async planner(args) {
    const page = await pageFacts(args, 'planner.title');
    const dataUrl = tableUrl(args, page, 'planner');
    const props = { dataUrl, warpUrl: tableUrl(args, page, 'warp') };
    const alsoShown = tablePictures(args.context.dataset);
    return { page: { ...page, preload: dataUrl }, props, alsoShown };
  },
  async 'planner-presets'(args) {
    const page = await pageFacts(args, 'planner.presets');
    const presets = presetsPage(args.context.lookupFor(page.language));
    return { page: { ...page, robots: 'noindex' }, props: { presets } };
  },
  async moveIn(args) {
    return { page: await pageFacts(args, 'nav.moveIn'), props: {} };
  },
  async privacy(args) {
    return { page: await pageFacts(args, 'nav.privacy'), props: {} };
  },
  async oauth(args) {
    // Rule U28.
    if (args.context.config.drive === null && !import.meta.env.DEV)
      throw new Response(null, { status: 404 });
    const page = await pageFacts(args, 'drive.title');
    return { page: { ...page, robots: 'noindex' }, props: {} };
  },
  async settings(args) {
    const page = await pageFacts(args, 'nav.settings');
    return { page, props: { plannerUrl: tableUrl(args, page, 'planner') } };
  },
};

/** Former addresses, and the pages below the language that they lead to. */
const LEADS_TO: Readonly<Record<NamesOf<'redirect'>, string>> = {
  'planner-old': '/planner',
  'material-template': '/materials',
};

/**
 * All that a page shows.
 *
 * @throws Response 404 where there is no page, 301 or 302 where it is elsewhere
 */
export async function pageData(args: Args): Promise<PageData> {
  const { props, alsoShown, ...page } = await made(args);
  const assets = args.context.findAssets?.([props, alsoShown]);
  return { ...page, props: pack(props), ...(assets && { assets: pack(assets) }) };
}

async function made(args: Args): Promise<Made<object>> {
  const { pathname } = new URL(args.request.url);
  if (pathname === CREDITS.address) return creditsData(args);
  const row = pageAt(pathname);
  const [name] = ROWS.find(([, candidate]) => candidate === row) ?? [];
  if (!row || !name) throw new Response(null, { status: refusedStatus(pathname) ?? 404 });
  const language = languageOf(args.params);
  if (row.kind === 'list') return listData(args, row);
  if (row.kind === 'thing') return thingData(args, row);
  if (row.kind === 'page') return MAKE[name as NamesOf<'page'>](args);
  const target = LEADS_TO[name as NamesOf<'redirect'>];
  throw redirectTo(args.request, `/${language}${target}`, 301);
}

/** It has no language in its address, and no others to lead to: it is served in English. */
async function creditsData(args: Args): Promise<Made<object>> {
  const page = await pageFacts({ ...args, params: { lang: 'en' } }, 'nav.credits');
  return { page: { ...page, path: CREDITS.address, isAlone: true }, props: {} };
}

type RowOf<Kind extends Row['kind']> = Extract<Row, { readonly kind: Kind }>;

async function listData(args: Args, row: RowOf<'list'>): Promise<Made<object>> {
  const page = await pageFacts(args, row.label);
  const props = listModel(row, args.context.lookupFor(page.language));
  return { page, props, isPartlyEnglish: hasForeignNames(props) };
}

interface Thing {
  readonly id: number;
  readonly pageId: string;
}

async function thingData(args: Args, row: RowOf<'thing'>): Promise<Made<object>> {
  const { dataset, lookupFor } = args.context;
  const things: ReadonlyMap<string, Thing> = dataset[row.things];
  const { id } = findOrRedirect(args.request, args.params.pageId, things);
  const { model, page } = await thingFacts(args, (language, t) => {
    const model = found(thingModel(row, lookupFor(language), id));
    const { hasPortrait } = row;
    return { model, name: model.name.text, hasPortrait, ...row.head(model, t) };
  });
  return { page, props: model, isPartlyEnglish: hasForeignNames(model) };
}

/** The Simulated Universe: an entry by its day, or the current one, and one of its parts. */
async function universeData(args: Args) {
  const { dataset, lookupFor, now } = args.context;
  const { pageId = '', navType = '' } = args.params;
  const numbered = universeEntryOf(dataset, pageId);
  if (numbered) {
    const { pathname } = new URL(args.request.url);
    throw redirectTo(args.request, pathname.replace(`/${pageId}/`, `/${numbered}/`));
  }
  const week = found(universeWeek(dataset, now));
  const { model, page } = await thingFacts(args, (language, t) => {
    const model = found(universePage(lookupFor(language), navType, { pageId, week }));
    const { items, ...head } = universeHead(model, language, t);
    return { model: { shown: model, items }, ...head };
  });
  // Blessings and curios are those of any week: search engines shall list them once.
  const path = navType === 'worlds' ? page.path : `/simuniverse/${CURRENT}/${navType}`;
  return {
    page: { ...page, path, items: model.items },
    props: model.shown,
    isPartlyEnglish: hasForeignNames(model.shown),
  };
}

/** The small pictures of all that tables of the planner and of warps name. */
function tablePictures({ characters, lightCones, items }: Dataset): string[] {
  const used = [...items.values()].filter(({ upgrade }) => upgrade);
  return [...characters.values(), ...lightCones.values(), ...used].map(({ icon }) => icon);
}

function tableUrl({ context }: Args, { language }: PageFacts, name: 'planner' | 'warp'): string {
  return context.dataFiles.tableUrl(language, name);
}
