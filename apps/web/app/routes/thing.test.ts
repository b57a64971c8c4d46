import { describe, expect, it } from 'vitest';
import { smallContext } from '../../server/test/small-site';
import { unpack } from '../packed';
import { loader } from './thing';

const load = (lang: string, pageId: string, query = '') =>
  loader({
    request: new Request(`http://localhost/${lang}/relics/${pageId}${query}`),
    params: { lang, pageId },
    context: { ...smallContext, origin: 'https://trailbook.example' },
  });

describe('the loader of a relic set', () => {
  it('shows the set of the dataset that it was handed, under the public address', async () => {
    const { model, page } = await load('en', 'lamplighter');
    expect(unpack(model).name.text).toBe('Lamplighter');
    expect(page).toMatchObject({
      name: 'Lamplighter',
      path: '/relics/lamplighter',
      origin: 'https://trailbook.example',
    });
  });

  it('marks a name that the language lacks', async () => {
    expect(unpack((await load('jp', 'lamplighter')).model).name).toEqual({
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
