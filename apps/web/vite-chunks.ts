import type { Plugin } from 'vite';

/**
 * Which files come together: many tiny ones cost more on the way than they hold. A file that none of these
 * names goes where the bundler sees that it is needed.
 */
const CHUNKS: readonly (readonly [name: string, of: RegExp])[] = [
  [
    'framework',
    /\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|@remix-run\/[\w-]+)\/|commonjsHelpers|preload-helper/,
  ],
  [
    'every-page',
    /\/ui\/src\/(?:client\/client-config|shell\/(?:(?!help-popup|start-services|window-bar)[\w-]+\.tsx?|navigation\/(?!slow-way)|keys\/(?!keys-sheet)|red-dots\/|updates\/|pages\/|palette\/(?:palette-access|index)|screen\/(?:page-title|notice-page))|first-script|platform\/(?!page-state|worker-client)|i18n\/[\w-]+\.tsx?|features\/screens|primitives\/(?:\w+\/(?:button|class-names|command-key|dialog|focus-return|menu|on-demand|popup-stack|second-click|skip-link|tooltip|typing-ahead|use-early-input|unsaved))|storage\/\w+\/(?:has-database|snapshot-places|store-seen))|\/core\/src\/(?:format|regions|result|voices|dataset\/(?:kinds|languages|protagonists)|userdata\/(?:places|legacy\/names))|\/lucide-react\/dist\/esm\/(?!icons)|\/lucide-react\/dist\/esm\/icons\/(?:calendar-range|check|chevron-down|database|languages|message-circle|moon|search|sun|ticket|trophy|users|x)\.|\/web\/(?:app|shared)\/[\w-]+\.tsx?$/,
  ],
  // What the planner and the warps begin with, whatever is stored.
  [
    'player',
    /\/ui\/src\/(?:shell\/(?:recovery\/(?:storage-trouble|profile-gate|loss-notice|store-gate|parts\/(?:save-backup|profile-name))|screen\/(?:player-screen|use-game-file|waiting)|promotions\/promotion-slot)|primitives\/basics\/notice|storage\/legacy\/legacy-stores)\.|\/icons\/(?:pencil|trash)\./,
  ],
  // Lists write it, things read it, the planner knows nothing of it.
  [
    'order',
    /\/ui\/src\/(?:features\/database\/lists\/list-order|platform\/page-state)|\/core\/src\/(?:pages\/neighbours|userdata\/page-state)/,
  ],
  // A look at what is done, for pages that open no store for it.
  [
    'glance',
    /\/ui\/src\/(?:storage\/(?:documents\/read-only-peek|backups\/has-anything)|features\/achievements\/store\/peek-done)/,
  ],
  ['marked', /\/core\/src\/achievements\/marked/],
  // What is stored is merged by a few of these files; the rest is for the pages of warps.
  [
    'warp',
    /\/core\/src\/warp\/(?!(?:banner-types|compare-ids|made-up-ids|merge-pulls|time)\.)[\w-]+\.ts/,
  ],
  // Arrows stand on tickets of the plan and at series of achievements too: among the details they drew all of them in.
  [
    'game',
    /\/ui\/src\/game\/\w+\/(?:constellation|disc|initials|item-glyph|line-glyph|random|thing-name)|\/icons\/arrow-(?:left|right)\./,
  ],
  [
    'cards',
    /\/ui\/src\/(?:filters|features\/database\/(?:lists\/(?!card-marks)|details\/item-picture)|primitives\/fields\/(?:filter-chips|search-field)|game\/pictures\/(?:picture|glyphs|rarity))|\/core\/src\/(?:filters|userdata\/copies)|\/icons\/sliders-horizontal\./,
  ],
  // Lists that tell of their things in full need these of the details, and no more.
  [
    'texts',
    /\/ui\/src\/(?:primitives\/basics\/(?:panel|tabs)|game\/names\/game-text|features\/database\/details\/missing-text)|\/core\/src\/text/,
  ],
  [
    'details',
    /\/ui\/src\/(?:features\/database\/(?:details|item-sheet\/(?:item-list|item-link|use-item-sheet))|primitives\/fields\/slider|game\/(?:traces|pictures\/(?:rank-stars|skill|stat)))|\/core\/src\/(?:stats|effects)|\/icons\/calendar-plus\./,
  ],
  [
    'store',
    /\/node_modules\/(?:zod|idb|zustand)\/|\/ui\/src\/(?:storage\/(?!legacy\/|documents\/read-only-peek|backups\/has-anything|stores\/saving)|platform\/worker-client|shell\/recovery\/parts\/use-device)|\/core\/src\/(?:dataset\/(?:ids|id-schemas)\.|userdata\/(?!legacy|backup|page-state|copies)|planner\/(?:custom|drop-tiers|priorities)|warp\/[\w-]+\.ts)/,
  ],
];

/** The chunk of a module, where it has one of its own choosing. */
export function chunkOf(id: string): string | undefined {
  return CHUNKS.find(([, of]) => of.test(id))?.[0];
}

/** Stops the build where chunks wait for each other: whichever came first would find the other empty. */
export function noCircles(): Plugin {
  return {
    name: 'trailbook-chunks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = circleIn(
        new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
          ),
        ),
      );
      if (circle) this.error(`Chunks wait for each other: ${circle.join(' → ')}.`);
    },
  };
}

/** A way through the imports that comes back to where it began. */
export function circleIn(
  importsOf: ReadonlyMap<string, readonly string[]>,
): readonly string[] | undefined {
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of importsOf.get(file) ?? []) {
      const circle = follow(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of importsOf.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return undefined;
}
