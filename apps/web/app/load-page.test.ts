import { loadScreen, screenAt } from '@trailbook/ui/screens';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../server/pages/page-data.server';
import { pack } from '../shared/packed';
import { destination } from './destination';
import { loadPage, rememberPage } from './load-page';
import { NoConnection } from './load-whole';
import { provideScreens } from './page-screens';

provideScreens({ loadScreen, screenAt });

const PAGE = '/en/relics';
const gone = new TypeError('Failed to fetch');
const failing = () => Promise.reject(gone);

const data = (props: object = { relics: [] }, release = 'one'): PageData => ({
  page: {
    ...{ name: 'Relics', description: '', language: 'en', path: '/relics' },
    ...{ origin: 'http://localhost', release },
  },
  props: pack(props),
});

afterEach(() => {
  vi.unstubAllGlobals();
  destination.current = undefined;
});

/** Who answers beside the page's own data, in which language the page before is, and where the tab was led. */
function world({ isKept = false, answers = true, language = 'en' }) {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('document', { documentElement: { dataset: { release: 'one', language } } });
  vi.stubGlobal('navigator', { serviceWorker: { controller: isKept ? {} : null } });
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw gone;
    return Response.json({ revision: 'two' });
  });
  return assign;
}

function load(serverLoader: () => Promise<unknown>, path = PAGE, signal?: AbortSignal) {
  const request = new Request(`http://localhost${path}`, signal ? { signal } : {});
  type Args = Parameters<typeof loadPage>[0];
  // The router tells what the server sends; here it comes as it is.
  return loadPage({ request, params: {}, serverLoader: serverLoader as Args['serverLoader'] });
}

describe('a page that is gone to', () => {
  it('is brought with its texts and its screen', async () => {
    world({});
    expect(await load(async () => data())).toEqual(data());
  });

  it('lets the server say that it is elsewhere', async () => {
    const assign = world({});
    const elsewhere = new Response(null, { status: 302 });
    await expect(load(() => Promise.reject(elsewhere))).rejects.toBe(elsewhere);
    expect(assign).not.toHaveBeenCalled();
  });

  it('goes on in the language of the page before where its address has none', async () => {
    const credits = data();
    Object.assign(credits.page, { isAlone: true, name: 'Credits' });
    for (const [language, name] of [
      ['jp', 'クレジット'],
      ['xx', 'Credits'],
    ] as const) {
      world({ language });
      const { page } = await load(async () => credits, '/attribution');
      expect(page).toMatchObject({ language: language === 'jp' ? 'jp' : 'en', name });
    }
  });
});

describe('a page of which something is gone', () => {
  it.each([
    ['a server', {}],
    ['a worker', { isKept: true, answers: false }],
  ])('is loaded whole where %s answers, with its query and its hash', async (_, who) => {
    const assign = world(who);
    const to = { pathname: PAGE, search: '?q=a', hash: '#sets', state: null, key: '' };
    destination.current = to;
    void load(failing, `${PAGE}?q=a`);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/en/relics?q=a#sets'));
  });

  it.each([
    ['is empty', null],
    ['is none of a page', { name: 'Relics' }],
    ['is of another form', { ...data(), props: { name: 'Relics' } }],
    ['is not whole', { ...data(), props: '{"name":"Rel' }],
    ['holds nothing', { ...data(), props: 'null' }],
    ['is of another release', data({ relics: [] }, 'two')],
  ])('is loaded whole where the answer %s', async (_, answer) => {
    const assign = world({});
    void load(async () => answer);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/en/relics'));
  });

  it('is left alone when the reader has gone elsewhere', async () => {
    const assign = world({});
    const leaving = new AbortController();
    const loading = load(failing, PAGE, leaving.signal);
    leaving.abort();
    await expect(loading).rejects.toBe(gone);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a page for which nobody answers', () => {
  it('is told to be without a connection, and nothing is left', async () => {
    const assign = world({ answers: false });
    await expect(load(failing, '/en/books')).rejects.toBeInstanceOf(NoConnection);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is shown as it was before, the last ten of them', async () => {
    world({ answers: false });
    rememberPage(PAGE, data());
    expect(await load(failing)).toEqual(data());
    for (let place = 0; place < 10; place++) rememberPage(`/en/icon/${place}`, data());
    await expect(load(failing)).rejects.toBeInstanceOf(NoConnection);
    expect(await load(failing, '/en/icon/0')).toEqual(data());
  });
});
