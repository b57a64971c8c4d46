/** How the packages are installed. Plain JavaScript, since old Node runs it too. */

/**
 * @param {'site' | 'all'} scope - `site` is what building and serving the site takes, and no more
 * @returns {readonly string[]} what pnpm is called with
 */
export function installFlags(scope) {
  const ofSite = scope === 'site' ? ['--prod', '--filter', '@trailbook/web...'] : [];
  return ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only', ...ofSite];
}
