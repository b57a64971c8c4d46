import { expect, it } from 'vitest';
import { findOrRedirect } from './find-or-redirect.server';

const seele = { id: 1102, pageId: 'seele' };
const byPage = new Map([['seele', seele]]);
const find = (path: string, pageId: string) =>
  findOrRedirect(new Request(`http://localhost${path}`), pageId, byPage);

function location(path: string): string | null {
  try {
    find(path, '1102');
  } catch (answer) {
    return (answer as Response).headers.get('Location');
  }
  return null;
}

it('says how long the redirect holds', async () => {
  const answer = await Promise.resolve()
    .then(() => find('/en/character/1102', '1102'))
    .catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get('Cache-Control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  );
});

it('finds a thing by its page id', () => {
  expect(find('/en/character/seele', 'seele')).toBe(seele);
});

it('leads from an id to the page, with or without a slash at the end', () => {
  expect(location('/en/character/1102')).toBe('/en/character/seele');
  expect(location('/en/character/1102/')).toBe('/en/character/seele');
});

it('takes time in proportion to the address, not to its square', () => {
  const address = `/${'a'.repeat(60_000)}/character/1102`;
  const began = process.cpuUsage();
  location(address);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(500);
});
