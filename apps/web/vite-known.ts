/** Questions, each with the answer that is written in its place. */
export type Known = readonly (readonly [asked: RegExp, answer: string])[];

/**
 * The router asks all the time after what our pages do not do: they send nothing by it, fetch nothing beside a page,
 * hold nobody back, have nothing come late, turn no page over, and know all addresses from the first.
 */
const ROUTER: Known = [
  [/opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)/g, 'false'],
  [/submission != null && isMutationMethod\(submission\.formMethod\) && [^{]*(?=\) \{)/g, 'false'],
  [/(?<=if \()submission && isMutationMethod\(submission\.formMethod\)/g, 'false'],
  [/(?<=if \()type === "action"(?=\))/g, 'false'],
  [/(?<=let isActionReload = )[^;]*/g, 'false'],
  [/ \|\| state\.navigation\.formMethod != null && isMutationMethod[^;]*/g, ''],
  [/!opts \|\| !isSubmissionNavigation\(opts\)/g, 'true'],
  [/submission \|\| fetcherSubmission \|\| getSubmissionFromNavigation\(\w+\)/g, 'undefined'],
  [/!submission && !fetcherSubmission && formMethod && formAction && formEncType/g, 'false'],
  [/redirectPreserveMethodStatusCodes\.has\([^{]*(?=\) \{)/g, 'false'],
  [/(?<=function getLoadingNavigation\(location, submission\) \{\s*if \()submission/g, 'false'],
  [/(?<=let (?:actionResult|actionStatus) = )pendingActionResult(?= \?)/g, 'false'],
  [/let blockerKey = shouldBlockNavigation\(\{[^}]*\}\);/g, 'let blockerKey;'],
  [/if \(unblockBlockerHistoryUpdate\) \{[^}]*\}/g, ''],
  // Words for who writes routes.
  [/^ *warning\(.*\);$/gm, ''],
  [/(?<=if \()status === 40[035](?=\))/g, 'false'],
  [/(?<=if \()blockers\.size > 0/g, 'false'],
  [/(?<=if \()isFogOfWar(?=\))/g, 'false'],
  [/(?<=if \()!isFogOfWar(?=\))/g, 'true'],
  [/(?<=if \()fogOfWar\.active(?: && fogOfWar\.matches)?(?=\))/g, 'false'],
  [/let fogOfWar = checkFogOfWar\([^;]*;/g, ''],
  [/(?<=\w, )fogOfWar\.active(?=,)/g, 'false'],
  [/(?<=if \()isDefer(?:red)?(?:Data|Result)\(\w+\)(?: && \w+)?(?=\))/g, 'false'],
  [/await Promise\.all\(\[resolveNavigationDeferredResults[^;]*;/g, ''],
  [/(?<= {4})cancelActiveDeferreds\([^;]*;/g, ''],
  [/activeDeferreds\.forEach\(\(deferredData[\s\S]*?\n {4}\}\);/g, ''],
  [/(?<=let revalidatingFetchers = \[\];)[\s\S]*?(?=\n {2}return \[navigationMatches)/g, ''],
  [
    /revalidatingFetchers\.forEach\(rf => (?:\{[\s\S]*?\n {2,4}\}\)|fetchControllers\.delete\(rf\.key\)\));/g,
    '',
  ],
  [/ && revalidatingFetchers\.length === 0/g, ''],
  [/(?<=if \()revalidatingFetchers\.length > 0/g, 'false'],
  [/(?<=let updatedFetchers = )markFetchRedirectsDone\(\)/g, 'false'],
  [/(?<=let shouldUpdateFetchers = )[^;]*/g, 'false'],
  [/let didAbortFetchLoads = [^;]*;/g, ''],
  [/let abortPendingFetchRevalidations = [^;]*;/g, ''],
  [
    /if \(pendingNavigationController\) \{\s*pendingNavigationController\.signal\.\w+EventListener\([^}]*\}/g,
    '',
  ],
  [/redirect = findRedirect\(fetcherResults\);\s*if \(redirect\)/g, 'if (false)'],
  [/let fetcherResultsPromise = Promise\.all\(fetchersToLoad[\s\S]*?\n {4}\}\)\);/g, ''],
  [/let fetcherResults = \(await fetcherResultsPromise\)[^;]*;/g, 'let fetcherResults;'],
  [/(?<=if \()isBrowser(?=\) \{\s*\/\/[^\n]*\s*(?:\/\/[^\n]*\s*)*restoreApplied)/g, 'false'],
  [
    /if \(pendingAction === Action\.Pop\) \{\s*(?:\/\/[^\n]*\s*)*let priorPaths[\s\S]*?(?=\n {4}updateState)/g,
    '',
  ],
  [/^ {4}(?:fetch|revalidate|getFetcher|dispose|getBlocker|deleteBlocker|patchRoutes),\n/gm, ''],
  [/^ {4}deleteFetcher: deleteFetcherAndUpdateState,\n/gm, ''],
  [/^ {4}_internal\w+(?:: \w+)?,?\n/gm, ''],
];

/** What draws the router's pages asks whether they turn over. */
const PROVIDER: Known = [
  [/(?<=if \()!viewTransitionOpts \|\| isViewTransitionUnavailable/g, 'true'],
  [/let isViewTransitionUnavailable = [^;]*;/g, ''],
  [
    /React\.useEffect\(\(\) => \{\s*if \(vtContext\.isTransitioning && [\s\S]*?\[vtContext\.isTransitioning, interruption\]\);/g,
    '',
  ],
  [
    /React\.useEffect\(\(\) => UNSAFE_logV6DeprecationWarnings\(future, router\.future\)[^;]*;/g,
    '',
  ],
];

/** What the framework asks while it runs, and we know when we build, by the end of the path of the file that asks. */
export const KNOWN: Readonly<Record<string, Known>> = {
  '@remix-run/router/dist/router.js': ROUTER,
  'react-router-dom/dist/index.js': PROVIDER,
  '@remix-run/react/dist/esm/browser.js': [
    [/window\.__remixContext\.future\.v3_singleFetch\b/g, 'true'],
    [/router\.createRoutesForHMR = \w+;/g, ''],
  ],
  '@remix-run/react/dist/esm/components.js': [
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
  // No page of ours has forms or fetches beside what it is.
  '@remix-run/react/dist/esm/single-fetch.js': [
    [/\["POST", "PUT", "PATCH", "DELETE"\]\.includes\(request\.method\)/g, 'false'],
    [/(?<=if \()fetcherKey(?=\))/g, 'false'],
  ],
  '@remix-run/react/dist/esm/data.js': [[/request\.method !== "GET"/g, 'false']],
  // Words for who writes pages, in a script that our policy would not let run.
  '@remix-run/react/dist/esm/errorBoundaries.js': [
    [/let heyDeveloper = [\s\S]*?\n {2}\}\);/g, ''],
    [/, heyDeveloper/g, ''],
  ],
  '@remix-run/react/dist/esm/fog-of-war.js': [[/future\.v3_lazyRouteDiscovery === true/g, 'false']],
  '@remix-run/react/dist/esm/links.js': [[/future\.v3_singleFetch\b/g, 'true']],
  // It would load the page that is being left anew, and without a network lose it: see `mind-ways.ts`.
  '@remix-run/react/dist/esm/routeModules.js': [
    [
      /console\.error\(`Error loading route module[\s\S]*?return new Promise\(\(\) => \{[\s\S]*?\}\);/g,
      'throw error;',
    ],
  ],
  // Where answers are fetched together, nobody fetches one in the older way.
  '@remix-run/react/dist/esm/routes.js': [
    [/future\.v3_singleFetch\b/g, 'true'],
    [/typeof singleFetch === "function"/g, 'true'],
    // All styles stand in the page: none is waited for.
    [/prefetchStyleLinks\(route, \w+\)/g, 'undefined'],
    [/dataRoute\.action = \(\{\s*request,[\s\S]*?\n {6}\};/g, ''],
    [/dataRoute\.action = \(\{\s*request\s[\s\S]*?\n {8}\}\);/g, ''],
    [/mod\.clientAction(?=\) \{)/g, 'false'],
    [/lazyRoute\.action(?= \?)/g, 'false'],
    // Our root has both of its own.
    [/route\.id === "root" \? RemixRootDefaultHydrateFallback : undefined/g, 'undefined'],
    [/route\.id === "root" \? \(\) => [\s\S]*? : undefined/g, 'undefined'],
  ],
};
