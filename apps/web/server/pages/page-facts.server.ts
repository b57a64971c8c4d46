import type { LoaderFunctionArgs } from '@remix-run/node';
import { isLanguage, type Language, pictureFiles } from '@trailbook/core/internal/dataset';
import { PORTRAIT_SIZES } from '@trailbook/ui/game';
import {
  AREAS,
  createI18n,
  loadMessages,
  type MessageKey,
  type Translate,
} from '@trailbook/ui/i18n';

export interface PageFacts {
  readonly name: string | undefined;
  readonly description: string;
  readonly language: Language;
  readonly path: string;
  readonly origin: string;
  /** The address of a picture of the thing, where there is one. */
  readonly picture?: string | undefined;
  /** What loads the portrait that it is about ahead, where its files are known. */
  readonly portrait?: typeof PRELOAD | undefined;
  /** What it lists, by name, in the order of the page. */
  readonly items?: readonly string[] | undefined;
  /** Whether it is the only one: it has no language in its address. */
  readonly isAlone?: true | undefined;
  /** What search engines shall do with it, where they may not list it. */
  readonly robots?: 'noindex' | undefined;
  /** The file of data that it loads its tables from. */
  readonly preload?: string | undefined;
  /** What it was made by: the page that is open has to be of the same. */
  readonly release: string;
}

type PageArgs = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;

/** The language in the address. An unknown one is a 404, which the language route explains. */
export function languageOf(params: LoaderFunctionArgs['params']): Language {
  if (!isLanguage(params.lang)) throw new Response(null, { status: 404 });
  return params.lang;
}

/** The facts for a page's head. */
export async function pageFacts(
  { request, params, context }: PageArgs,
  name?: MessageKey,
): Promise<PageFacts> {
  const language = languageOf(params);
  const { t } = createI18n(language, await loadMessages(language, AREAS));
  const { pathname } = new URL(request.url);
  return {
    name: name && t(name),
    description: t('meta.description'),
    language,
    path: pathname.replace(/^\/[^/]+/, '').replace(/\/$/, ''),
    origin: context.origin,
    release: madeBy(context),
  };
}

/** What tells releases apart: without a worker the server names none, and its revision is all there is. */
function madeBy({ release, revision }: PageArgs['context']): string {
  return release ?? revision;
}

interface Thing<Model> {
  readonly model: Model;
  readonly name: string;
  readonly description: string;
  /** What it does, line by line, which leads the description. */
  readonly summary?: string;
  /** Below the assets' address, without its ending; of what can be seen. */
  readonly picture?: string;
  /** Whether that stands in the page as its portrait. */
  readonly hasPortrait?: boolean | undefined;
}

/** The model of a thing's page, and the facts for its head. */
export async function thingFacts<Model>(
  args: PageArgs,
  toThing: (language: Language, t: Translate) => Thing<Model>,
): Promise<{ readonly model: Model; readonly page: PageFacts }> {
  const facts = await pageFacts(args);
  const { t } = createI18n(facts.language, await loadMessages(facts.language, AREAS));
  const { model, name, description, summary, ...shown } = toThing(facts.language, t);
  return {
    model,
    page: {
      ...facts,
      name,
      description: summary
        ? `${t('state.pair', { label: name, value: summary })}. ${description}`
        : description,
      ...pictureFacts(args.context, shown),
    },
  };
}

/** A portrait is on its way before the page is read. */
const PRELOAD = {
  ...{ tagName: 'link', rel: 'preload', as: 'image', fetchpriority: 'high' },
  imageSizes: PORTRAIT_SIZES,
};

/** A picture's address, and what is known of it where it is the page's portrait. */
function pictureFacts(
  { config, origin, findAssets }: PageArgs['context'],
  { picture, hasPortrait }: Pick<Thing<unknown>, 'picture' | 'hasPortrait'>,
): Pick<PageFacts, 'picture' | 'portrait'> {
  if (config.assetsUrl === null || !picture) return { picture: undefined };
  const address = `${config.assetsUrl}/${picture}`;
  // Readers of a page's head take whole addresses.
  const whole = config.assetsFolder === null ? `${address}.webp` : `${origin}${address}.webp`;
  if (findAssets === null) return { picture: whole };
  const [width] = findAssets(picture).pictures[picture] ?? [];
  if (width === undefined) return { picture: undefined };
  const portrait = { ...PRELOAD, imageSrcSet: pictureFiles(address, width) };
  return { picture: whole, ...(hasPortrait && { portrait }) };
}

/** @throws Response 404 where there is nothing */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Response(null, { status: 404 });
  return thing;
}
