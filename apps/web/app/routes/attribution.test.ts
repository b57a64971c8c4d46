import { afterEach, describe, expect, it, vi } from 'vitest';
import { smallContext } from '../../server/test/small-site';
import { clientLoader, loader } from './attribution';

const request = new Request('http://localhost:3000/attribution');
const served = () => loader({ request, params: {}, context: smallContext });
/** As the router asks, on a page in a language. */
const comeFrom = (language: string) => {
  vi.stubGlobal('document', { documentElement: { dataset: { language } } });
  // The router wraps what the server sends; here it comes as it is.
  const serverLoader = (async () => served()) as Parameters<typeof clientLoader>[0]['serverLoader'];
  return clientLoader({ request, params: {}, serverLoader });
};
afterEach(() => void vi.unstubAllGlobals());

describe('the credits', () => {
  it('are served in English, under the one address that they have', async () => {
    expect((await served()).page).toMatchObject({
      ...{ language: 'en', name: 'Credits', path: '/attribution' },
    });
  });

  it('go on in the language of the page that one comes from', async () => {
    expect((await comeFrom('jp')).page).toMatchObject({ language: 'jp', name: 'クレジット' });
    expect((await comeFrom('xx')).page).toMatchObject({ language: 'en', name: 'Credits' });
  });
});
