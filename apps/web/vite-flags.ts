import type { Plugin } from 'vite';

const FRAMEWORK = /\/@remix-run\/react\/dist\/esm\/([\w-]+)\.js$/;

/** What the framework asks while it runs, and we know when we build, by the file that asks. */
const KNOWN: Readonly<Record<string, readonly (readonly [asked: RegExp, answer: string])[]>> = {
  browser: [
    [/window\.__remixContext\.future\.v3_singleFetch\b/g, 'true'],
    [/router\.createRoutesForHMR = \w+;/g, ''],
  ],
  components: [
    [/(?<!\[)future\.v3_singleFetch\b/g, 'true'],
    // In the browser no page is drawn for sending, and nothing of one is sent later.
    [/(?<=let contextScript = )staticContext(?= \?)/g, 'false'],
    [/(?<=let routeModulesScript = )!isStatic(?= \?)/g, 'true'],
    [/!activeDeferreds(?= \?)/g, 'true'],
    [/!isStatic && typeof __remixContext === "object" && __remixContext\.a(?=\))/g, 'false'],
    // No route of ours names pages to be fetched ahead of time.
    [/isPageLinkDescriptor\(link\)(?= \?)/g, 'false'],
    // A name to show in tools keeps what we do not use.
    [/^(?:Link|NavLink|Form)\.displayName = "\w+";$/gm, ''],
  ],
  'fog-of-war': [[/future\.v3_lazyRouteDiscovery === true/g, 'false']],
  links: [[/future\.v3_singleFetch\b/g, 'true']],
  // It would load the page that is being left anew, and without a network lose it: see `mind-ways.ts`.
  routeModules: [
    [
      /console\.error\(`Error loading route module[\s\S]*?return new Promise\(\(\) => \{[\s\S]*?\}\);/g,
      'throw error;',
    ],
  ],
  // Where answers are fetched together, nobody fetches one in the older way.
  routes: [
    [/future\.v3_singleFetch\b/g, 'true'],
    [/typeof singleFetch === "function"/g, 'true'],
    // All styles stand in the page: none is waited for.
    [/prefetchStyleLinks\(route, \w+\)/g, 'undefined'],
  ],
};

/**
 * Answers the framework's questions after its own flags, so that the bundler leaves out the ways that are
 * never gone: four kilobytes of every page. They are the flags of `vite.config.ts`.
 */
export function knownFlags(): Plugin {
  return {
    name: 'trailbook-flags',
    apply: 'build',
    transform(code, id, options) {
      const [, file = ''] = FRAMEWORK.exec(id) ?? [];
      const known = KNOWN[file];
      return known && !options?.ssr ? { code: answered(code, known), map: null } : undefined;
    },
  };
}

/** @throws Error where a question is not found: another version asks in other words */
export function answered(code: string, known: readonly (readonly [RegExp, string])[]): string {
  return known.reduce((left, [asked, answer]) => {
    if (left.search(asked) < 0) throw new Error(`The framework no longer asks for ${asked}.`);
    return left.replace(asked, answer);
  }, code);
}
