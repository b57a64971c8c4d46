import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta';

const credits = {
  name: 'Credits',
  description: 'Whose work it is.',
  language: 'en',
  path: '/attribution',
  origin: 'https://trailbook.example',
} as const;
const ADDRESS = 'https://trailbook.example/attribution';

describe('the head of a page without a language in its address', () => {
  it('says what a shared link shows, under its one address', () => {
    const tags = pageMeta({ ...credits, isAlone: true });
    expect(tags).toEqual(
      expect.arrayContaining([
        { title: 'Credits | Trailbook' },
        { property: 'og:title', content: 'Credits | Trailbook' },
        { property: 'og:description', content: 'Whose work it is.' },
        { property: 'og:url', content: ADDRESS },
        { tagName: 'link', rel: 'canonical', href: ADDRESS },
      ]),
    );
  });

  it('leads to no other languages, as a page in one of them does', () => {
    const others = (tags: readonly object[]) =>
      tags.filter((tag) => 'rel' in tag && tag.rel === 'alternate');
    expect(others(pageMeta({ ...credits, isAlone: true }))).toEqual([]);
    expect(others(pageMeta(credits))).toHaveLength(14);
  });
});
