/** What `pack` runs in the folder of sources: these are no package. */
console.error(
  'These are sources. `pnpm --filter @trailbook/core build:package` makes both packages, in packages/core/dist: pack those.',
);
process.exit(1);
