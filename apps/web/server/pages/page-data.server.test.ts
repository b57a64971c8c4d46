import type { Pictures } from '@trailbook/core/internal/dataset';
import { describe, expect, it } from 'vitest';
import { type Packed, unpack } from '../../shared/packed';
import { readConfig } from '../config/config';
import { smallContext } from '../test/small-site';
import { createFindAssets } from './find-assets.server';
import { pageData } from './page-data.server';

const dataOf = (address: string, params: Readonly<Record<string, string>>) =>
  pageData({
    request: new Request(`http://localhost${address}`),
    params,
    context: { ...smallContext, origin: 'https://trailbook.example' },
  });
const load = (lang: string, pageId: string, query = '') =>
  dataOf(`/${lang}/relics/${pageId}${query}`, { lang, pageId });
const nameIn = (props: Packed<object>) => (unpack(props) as { readonly name: object }).name;

describe('the data of a relic set', () => {
  it('shows the set of the dataset that it was handed, under the public address', async () => {
    const { props, page } = await load('en', 'lamplighter');
    expect(nameIn(props)).toMatchObject({ text: 'Lamplighter' });
    expect(page).toMatchObject({
      name: 'Lamplighter',
      path: '/relics/lamplighter',
      origin: 'https://trailbook.example',
    });
  });

  it('marks a name that the language lacks', async () => {
    expect(nameIn((await load('jp', 'lamplighter')).props)).toEqual({
      text: 'Lamplighter',
      lang: 'en',
    });
  });

  it('leads from the id to the page', async () => {
    const answer = await load('en', '901').catch((thrown: unknown) => thrown);
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('Location')).toBe('/en/relics/lamplighter');
  });

  it('takes the help along on the way, and nothing else', async () => {
    const answer = await load('en', '901', '?helpmode=1&path=hunt').catch(
      (thrown: unknown) => thrown,
    );
    expect((answer as Response).headers.get('Location')).toBe('/en/relics/lamplighter?helpmode');
  });

  it.each([
    ['en', 'nothing'],
    ['xx', 'lamplighter'],
  ])('knows no /%s/relics/%s', async (lang, pageId) => {
    await expect(load(lang, pageId)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the pictures of a page', () => {
  const withAssets = (assetsUrl: string, pictures?: Pictures['pictures']) =>
    pageData({
      request: new Request('http://localhost/en/relics/lamplighter'),
      params: { lang: 'en', pageId: 'lamplighter' },
      context: {
        ...smallContext,
        config: readConfig({ ASSETS_URL: assetsUrl }),
        origin: 'https://trailbook.example',
        findAssets: pictures ? createFindAssets({ version: 1, pictures, voices: {} }) : null,
      },
    });
  const ART = { 'Art/901': { width: 200, height: 100 }, 'Art/902': { width: 1, height: 1 } };

  it('are those that a manifest names; the portrait is loaded ahead in each of its widths', async () => {
    const { page, assets } = await withAssets('/srv/assets', ART);
    expect(assets && unpack(assets)).toEqual({
      pictures: { 'Art/901': [200, 100] },
      clips: {},
    });
    expect(page.picture).toBe('https://trailbook.example/assets/Art/901.webp');
    expect(page.portrait).toEqual({
      ...{ tagName: 'link', rel: 'preload', as: 'image', fetchpriority: 'high' },
      imageSrcSet:
        '/assets/Art/901.64.webp 64w, /assets/Art/901.128.webp 128w, /assets/Art/901.webp 200w',
      imageSizes: '(min-width: 64rem) 18rem, 8rem',
    });
  });

  it('are none where the manifest has none of them', async () => {
    const { page, assets } = await withAssets('/srv/assets', {});
    expect(assets && unpack(assets)).toEqual({ pictures: {}, clips: {} });
    expect(page.picture).toBeUndefined();
    expect(page.portrait).toBeUndefined();
  });

  it('are not known without a manifest, and nothing is loaded ahead', async () => {
    const { page, assets } = await withAssets('https://cdn.example/hsr');
    expect(assets).toBeUndefined();
    expect(page.picture).toBe('https://cdn.example/hsr/Art/901.webp');
    expect(page.portrait).toBeUndefined();
  });
});

describe('a former address', () => {
  it.each([
    ['/jp/material_template', '/jp/materials'],
    ['/en/planner_old', '/en/planner'],
  ])('%s leads to %s', async (address, target) => {
    const answer = await dataOf(address, { lang: address.slice(1, 3) }).catch(
      (thrown: Response) => thrown,
    );
    expect(answer).toMatchObject({ status: 301 });
    expect((answer as Response).headers.get('Location')).toBe(target);
  });
});

describe('the credits', () => {
  it('are served in English, under the one address that they have', async () => {
    expect((await dataOf('/attribution', {})).page).toMatchObject({
      ...{ language: 'en', name: 'Credits', path: '/attribution', isAlone: true },
    });
  });
});

describe('an address at which there is nothing', () => {
  it.each([
    ['/en/nothing', 404],
    ['/en/-/414', 414],
  ])('%s is told as %d', async (address, status) => {
    await expect(dataOf(address, { lang: 'en' })).rejects.toMatchObject({ status });
  });
});
