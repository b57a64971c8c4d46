import { index, layout, type RouteConfig, route } from '@remix-run/route-config';

/** Every address of the product. `later` marks pages that answer 501 until their turn comes. */
const later = 'routes/not-here-yet.tsx';

function notHereYet(path: string) {
  return route(path, later, { id: `later:${path}` });
}

export default [
  index('routes/entry-point.ts'),
  route('deployment.log', 'api/deployment-log.ts'),
  route('data/*', 'api/data-file.ts'),
  route('api/v1/health', 'api/v1/health.ts'),
  route('api/*', 'api/not-found.ts'),
  route('oauth', later, { id: 'later:oauth' }),
  layout('routes/language-free.tsx', [notHereYet('attribution')]),
  route(':lang', 'routes/language.tsx', [
    index('routes/home.tsx'),
    route('characters', 'routes/characters.tsx'),
    route('character/:pageId', 'routes/character.tsx'),
    route('equipment', 'routes/light-cones.tsx'),
    route('lightcone/:pageId', 'routes/light-cone.tsx'),
    route('relics', 'routes/relics.tsx'),
    route('relics/:pageId', 'routes/relic.tsx'),
    notHereYet('materials'),
    notHereYet('material/:pageId'),
    notHereYet('books'),
    notHereYet('book/:pageId'),
    notHereYet('consumables'),
    notHereYet('icons'),
    notHereYet('simuniverse/:pageId/:navType'),
    notHereYet('privacy'),
    route('settings', 'routes/settings.tsx'),
    notHereYet('warp'),
    route('planner', 'routes/planner.tsx'),
    route('planner_dev_debug', 'routes/planner-presets.tsx'),
    route('planner_old', 'routes/planner-old.ts'),
    notHereYet('achievements'),
    notHereYet('achievements/:pageId'),
    notHereYet('material_template'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
