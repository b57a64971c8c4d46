/** Packages that come together, each group as one file: all else goes where the bundler sees that it is needed. */
const VENDORS: Readonly<Record<string, readonly string[]>> = {
  framework: [
    ...['react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom', 'turbo-stream'],
    ...['@remix-run/react', '@remix-run/router', '@remix-run/server-runtime', 'zustand'],
  ],
  store: ['zod', 'idb'],
};

/** The file that a module of a package comes in. */
export function vendorChunk(id: string): string | undefined {
  const [, name = ''] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return Object.keys(VENDORS).find((vendor) => VENDORS[vendor]?.includes(name));
}
