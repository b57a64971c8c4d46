import boundaries from './.dependency-cruiser.mjs';

/**
 * No circle of files or of folders, type imports counted. Tests stand outside: they use the whole site.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    { name: 'no-circle-of-files', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circle-of-folders',
      scope: 'folder',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...boundaries.options,
    exclude: {
      path: '(^|/)(build|dist|node_modules|test|fixtures)/|\\.d\\.ts$|\\.(test|bench)\\.tsx?$',
    },
  },
};
