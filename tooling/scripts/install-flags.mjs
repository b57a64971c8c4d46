/** How the packages are installed. Plain JavaScript, since old Node runs it too. */

/**
 * @param {'site' | 'all'} scope - `site` is what building and serving the site takes, and no more
 * @returns {readonly string[]} what pnpm is called with
 */
export function installFlags(scope) {
  const ofSite = scope === 'site' ? ['--prod', '--filter', '@trailbook/web...'] : [];
  // Every package has its hash in the lockfile. How old and how trusted each is, which takes the registry two minutes to
  // tell, is asked where a lockfile changes: in the workflows.
  const asLocked = ['--frozen-lockfile', '--trust-lockfile', '--prefer-offline'];
  return ['install', ...asLocked, '--reporter=append-only', ...ofSite];
}
