import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  type KnownAssets,
  KnownAssetsContext,
  type Site,
  SiteContext,
} from '../../platform/index.ts';
import { Picture } from './picture.tsx';
import { ThingPicture } from './thing-picture.tsx';

const SITE: Site = {
  assetsUrl: '/assets',
  ...{ gameVersion: null, revision: null, release: null, features: [], services: null },
  ...{ countsWarps: false, hasDrive: false, communities: {}, debug: null },
};
const KNOWN: KnownAssets = {
  pictures: { 'A/art': [900, 1200, 'UklGRg=='], 'A/icon': [128, 100] },
  clips: {},
};

function draw(picture: ReactNode, known: KnownAssets | null, site = SITE): string {
  return renderToStaticMarkup(
    <SiteContext.Provider value={site}>
      <KnownAssetsContext.Provider value={known}>{picture}</KnownAssetsContext.Provider>
    </SiteContext.Provider>,
  );
}

const DRAWN = <b>drawn</b>;
const icon = (path: string | null) => (
  <Picture path={path} sizes="2.75rem" className="size-11">
    {DRAWN}
  </Picture>
);
const art = (
  <Picture path="A/art" sizes="18rem" isMain keepsSky>
    {DRAWN}
  </Picture>
);

describe('a picture that a manifest names', () => {
  it('tells its files, its size and how wide it stands there, and comes when it is near', () => {
    const html = draw(icon('A/icon'), KNOWN);
    expect(html).toContain('srcSet="/assets/A/icon.64.webp 64w, /assets/A/icon.webp 128w"');
    expect(html).toContain('sizes="2.75rem"');
    expect(html).toContain('width="128" height="100" loading="lazy"');
    expect(html).not.toContain('drawn');
    expect(html).not.toContain('style');
  });

  it('is asked for first where the page is about it, over its placeholder and a faint sky', () => {
    const html = draw(art, KNOWN);
    expect(html).toContain('loading="eager" fetchpriority="high"');
    expect(html).toContain('url(data:image/webp;base64,UklGRg==) center/contain no-repeat');
    expect(html).toMatch(/opacity-15"><b>drawn<\/b>/);
  });
});

it('a picture that the manifest does not name is never asked for', () => {
  const html = draw(icon('A/other'), KNOWN);
  expect(html).toBe(draw(icon('A/icon'), null, { ...SITE, assetsUrl: null }));
  expect(html).not.toContain('<img');
});

it('without a manifest each is tried, over what the site draws', () => {
  const html = draw(icon('A/other'), null);
  expect(html).toContain('src="/assets/A/other.webp"');
  expect(html).not.toContain('srcSet');
  expect(html).toContain('<b>drawn</b><img');
  expect(draw(icon(null), null)).not.toContain('<img');
});

it("a thing's constellation has no frame where there is no picture of it", () => {
  const thing = (kind: 'character' | undefined) => (
    <ThingPicture
      {...{ kind, id: 1102, path: 'hunt', rarity: 5 }}
      sizes="3rem"
      className="size-12"
    />
  );
  expect(draw(thing('character'), KNOWN)).toMatch(/^<svg/);
  expect(draw(thing(undefined), null)).toMatch(/^<svg/);
  const pictures = { 'SpriteOutput/AvatarIcon/Avatar/1102': [256, 256] } as const;
  expect(draw(thing('character'), { ...KNOWN, pictures })).toMatch(/^<span.*Avatar\/1102\.webp/);
});
