/**
 * The house has one direction: data → core → ui → apps. See docs/architecture.md.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const notTests = { pathNot: '\\.(test|bench)\\.tsx?$|/fixtures/|/test/' };

export default {
  forbidden: [
    {
      name: 'core-stands-alone',
      comment: 'core imports only zod, fflate and itself',
      severity: 'error',
      from: { path: '^packages/core/src', ...notTests },
      to: {
        pathNot: ['^packages/core/src', 'node_modules/zod/', 'node_modules/fflate/'],
      },
    },
    {
      name: 'pages-import-core-only',
      severity: 'error',
      from: { path: '^packages/pages/src', ...notTests },
      to: { pathNot: ['^packages/pages/src', '^packages/core/src/[^/]+/index\\.ts$'] },
    },
    {
      name: 'api-imports-core-only',
      severity: 'error',
      from: {
        path: '^packages/api/src',
        pathNot: [notTests.pathNot, '^packages/api/src/read-records/'],
      },
      to: {
        pathNot: ['^packages/api/src', '^packages/core/src/[^/]+/index\\.ts$', 'node_modules/zod/'],
      },
    },
    {
      name: 'records-are-read-with-node',
      comment: 'by the server and by the desktop: neither core nor pages reach this room',
      severity: 'error',
      from: { path: '^packages/api/src/read-records/', ...notTests },
      to: {
        pathNot: ['^packages/api/src', '^packages/core/src/[^/]+/index\\.ts$'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'pages-read-no-records',
      severity: 'error',
      from: {
        path: '^packages/(api|ui)/src',
        pathNot: [notTests.pathNot, '^packages/api/src/read-records/'],
      },
      to: { path: '^packages/api/src/read-records/' },
    },
    {
      name: 'verifier-imports-core-only',
      severity: 'error',
      from: { path: '^packages/verifier/src', ...notTests },
      to: {
        pathNot: ['^packages/(verifier|core)/src/', 'node_modules/zod/'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'public-entries-are-for-others',
      comment: 'they check their input; the house enters the rooms themselves',
      severity: 'error',
      from: { path: '^(apps|packages/(pages|ui)|tooling)/', ...notTests },
      to: { path: '^packages/core/src/public/' },
    },
    {
      name: 'ui-imports-packages-only',
      comment: 'ui may use core, api, pages and libraries, never an app, tooling or data',
      severity: 'error',
      from: { path: '^packages/ui' },
      to: { path: '^(apps|tooling|data)/', pathNot: '^tooling/fakes/' },
    },
    {
      name: 'ui-imports-fakes-in-tests-only',
      severity: 'error',
      from: { path: '^packages/ui', ...notTests },
      to: { path: '^tooling/fakes/' },
    },
    {
      name: 'ui-is-no-node-and-no-remix',
      severity: 'error',
      from: { path: '^packages/ui/src', ...notTests },
      to: { path: '@remix-run|electron', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-has-no-node',
      severity: 'error',
      from: { path: '^packages/ui/src', ...notTests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-imports-apps',
      severity: 'error',
      from: { path: '^(packages|tooling)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-stay-apart',
      comment: 'only the desktop app may use the site, and only its server build',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/desktop/' },
    },
    {
      name: 'desktop-uses-the-server-build-only',
      severity: 'error',
      from: { path: '^apps/desktop/' },
      to: { path: '^apps/web/', pathNot: '^apps/web/build/' },
    },
    {
      name: 'no-deep-imports',
      comment: 'a package is entered by its exports',
      severity: 'error',
      from: { path: '^(apps|tooling)/' },
      to: { path: '^packages/[^/]+/src/.+', dependencyTypes: ['local'] },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(?:url|inline)$|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|dist|node_modules/.*/node_modules)/|\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
