import type { ReleaseCaches } from './caches/release-caches.ts';
import type { WorkerFacts } from './facts.ts';

/** A page that can be opened without a network. */
export interface StoredPage {
  readonly path: string;
  readonly name: string;
}

interface Parts {
  readonly facts: Pick<WorkerFacts, 'pages'>;
  readonly storage: ReleaseCaches;
}

/** So many beside the site's main places, so that the list fits a page. */
const MOST_OTHERS = 24;

/** The places of the site first, in their order; then visited pages, the last first; then pages stored by choice. */
export async function storedPages(
  language: string,
  { facts, storage }: Parts,
): Promise<readonly StoredPage[]> {
  const isIn = (path: string) => path.split('/')[1] === language;
  const visited = (await storage.pages()).filter(isIn);
  const kept = (await storage.keptPages()).filter(isIn);
  const there = new Set([...visited, ...kept]);
  const places = facts.pages.map((page) => `/${language}${page}`).filter((path) => there.has(path));
  for (const place of places) there.delete(place);
  const paths = [...places, ...[...there].slice(0, MOST_OTHERS)];
  return Promise.all(
    paths.map(async (path) => ({ path, name: (await nameOf(path, storage)) ?? path })),
  );
}

async function nameOf(path: string, storage: ReleaseCaches): Promise<string | undefined> {
  const page = await storage.find(path, ['visited', 'ready']);
  if (page) return titleIn(await page.text());
  const data = await storage.find(`${path}.data`, ['kept']);
  return data && nameIn(await data.text());
}

/** A page's name, as its own title says it. */
export function titleIn(html: string): string | undefined {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title && unescaped(title.replace(/ \| Trailbook$/, ''));
}

/**
 * A page's name, as its data has it: a list of values, in which objects say by their places which key has which value.
 */
export function nameIn(data: string): string | undefined {
  const values = listIn(data);
  const partsOf = (whole: unknown) =>
    Object.entries(whole ?? {}).map(([key, at]) => [values[Number(key.slice(1))], values[at]]);
  const part = (whole: unknown, key: string) => partsOf(whole).find(([one]) => one === key)?.[1];
  const names = partsOf(values[0]).map(([, route]) => ['data', 'page', 'name'].reduce(part, route));
  return names.find((name) => typeof name === 'string');
}

function listIn(data: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(data.split('\n', 1)[0] ?? '');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' } as const;

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES]);
}

function unescaped(text: string): string {
  return Object.entries(ENTITIES).reduceRight(
    (done, [sign, entity]) => done.replaceAll(entity, sign),
    text,
  );
}
