/** Packages that change seldom and come together, a chunk each; all else goes where the bundler sees that it is needed. */
const VENDORS: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react-dom', 'scheduler'],
  remix: ['@remix-run/', 'react-router', 'react-router-dom', 'turbo-stream'],
  store: ['zod', 'idb', 'zustand'],
};

/** The chunk of a module of a package. */
export function vendorChunk(id: string): string | undefined {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  if (!name) return undefined;
  const isOf = (listed: string) =>
    listed.endsWith('/') ? name.startsWith(listed) : name === listed;
  return Object.keys(VENDORS).find((vendor) => VENDORS[vendor]?.some(isOf));
}
