import type { Dataset, Lookup } from '@trailbook/core/internal/dataset';
import type { ThingKind } from '@trailbook/core/internal/search';
import type { Area, MessageKey, Translate } from '../../i18n/index.ts';

type Pages = typeof import('@trailbook/pages');
type Functions<F> = { [Name in keyof Pages]: Pages[Name] extends F ? Name : never }[keyof Pages];
/** What one of these functions makes, by its name. */
export type ModelOf<Name> = Name extends keyof Pages
  ? Pages[Name] extends (...given: never[]) => infer Model
    ? NonNullable<Model>
    : never
  : never;

/** Functions of `packages/pages` that make a page's model, by their names: only the server calls them. */
export type WholeModel = Functions<(lookup: Lookup) => object>;
export type ThingModel = Functions<
  (lookup: Lookup, id: never) => { readonly id: number } | undefined
>;

/** Functions of `packages/pages` that tell where the pages of a row are, each as the named parts of its address. */
export type PagePlaces = Functions<
  (dataset: Dataset) => readonly { readonly path: string; readonly isListed: boolean }[]
>;

/** Functions of `packages/pages` that make the file of data of one such page, in a week. */
export type WeeklyModel = Functions<
  (lookup: Lookup, request: { readonly pageId: string; readonly week: never }) => object | undefined
>;

/** What the dataset finds things of one kind by: the last part of their pages' addresses. */
export type ThingsByPage = {
  [Key in keyof Dataset]: Dataset[Key] extends ReadonlyMap<string, { readonly pageId: string }>
    ? Key
    : never;
}[keyof Dataset];

/** What keys do on a page of their own, told there. */
export type KeyUse =
  | 'add'
  | 'moveEntry'
  | 'counts'
  | 'paste'
  | 'level'
  | 'traces'
  | 'save'
  | 'tabs'
  | 'slider'
  | 'check'
  | 'checkRange'
  | 'moveLine'
  | 'stations';

interface Identity {
  /** Below the language; `:pageId` stands for any one part. */
  readonly address: string;
  /** Where links to it lead, if not to its address alone. */
  readonly entry?: string;
  readonly areas?: readonly Area[];
  /** Its place in the navigation: the bar at the top, the data bank in it, the foot. */
  readonly nav?: 'bar' | 'bank' | 'foot';
  /** Whether the settings lead back to it when they were opened from there. */
  readonly goesBack?: true;
  /** What can be done on it by keys of its own. */
  readonly keys?: readonly KeyUse[];
  /** What of the game is found here; each kind at one row. */
  readonly finds?: readonly ThingKind[];
  /** Where each kind is found, of a row that has no page for each thing: `:pageId` and `:name` are the thing's. */
  readonly foundAt?: Readonly<Partial<Record<ThingKind, string>>>;
  /** Whether search engines shall not list it. */
  readonly isUnlisted?: true;
}

/** A page that is called the same whatever it shows; what navigation names must have a label. */
interface Labelled extends Identity {
  readonly label?: MessageKey;
}

/** All things of one kind, as cards. */
export interface ListRow extends Identity {
  readonly kind: 'list';
  readonly label: MessageKey;
  readonly model: WholeModel;
  /** What its file of data is called. */
  readonly data: string;
}

/** One of many things, each with a page of its own. */
export interface ThingRow extends Identity {
  readonly kind: 'thing';
  readonly model: ThingModel;
  readonly things: ThingsByPage;
  /** What the folder of its files of data is called. */
  readonly data: string;
  readonly head: (model: AnyThing, t: Translate) => ThingHead;
  /** Whether the picture of its head is the portrait that its page is about. */
  readonly hasPortrait?: true;
}

export interface ThingHead {
  readonly description: string;
  /** What it does, line by line, which leads the description. */
  readonly summary?: string;
  /** Below the assets' address, without its ending; of what can be seen. */
  readonly picture?: string;
}

/** What all models of things have. */
export interface AnyThing {
  readonly id: number;
  readonly name: { readonly text: string };
}

/** A page with a loader of its own on the server, which makes the properties of its screen. */
export interface PageRow extends Labelled {
  readonly kind: 'page';
  /** Where it is, if its address has parts that are named. */
  readonly places?: PagePlaces;
  /** What depends on the week of the game's servers: it is drawn anew when one of them ends. */
  readonly weekly?: { readonly folder: string; readonly model: WeeklyModel };
  /** What of it is found by a name of its own, and where that is. */
  readonly parts?: readonly { readonly entry: string; readonly label: MessageKey }[];
  /** Tables that it loads as a file of data. */
  readonly data?: { readonly name: string; readonly model: WholeModel };
}

/** An address that leads to another page. */
export interface RedirectRow extends Identity {
  readonly kind: 'redirect';
}

export type Row = ListRow | ThingRow | PageRow | RedirectRow;

/** A list by the name of its model, which its screen is checked against: see `features/screens.ts`. */
export function list<Model extends WholeModel>(
  row: Omit<ListRow, 'kind' | 'model'> & { readonly model: Model },
): ListRow & { readonly model: Model } {
  return { kind: 'list', ...row };
}

/** A thing whose head takes what its model makes. */
export function thing<Model extends ThingModel>(
  row: Omit<ThingRow, 'kind' | 'model' | 'head'> & {
    readonly model: Model;
    readonly head: (model: ModelOf<Model>, t: Translate) => ThingHead;
  },
): ThingRow & { readonly model: Model } {
  // Here the head is seen to fit; whoever uses the table need not know which page it is.
  return { kind: 'thing', ...row } as unknown as ThingRow & { readonly model: Model };
}
