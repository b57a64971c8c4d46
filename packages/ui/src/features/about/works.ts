interface Work {
  readonly name: string;
  readonly licence: string;
  readonly href: string;
  /** What it is called where it is depended on. */
  readonly packages: readonly string[];
}

/** Works of others that the site is made with: what, of what licence, and where it is. */
export const WORKS: readonly Work[] = [
  work('React', 'MIT', 'https://react.dev', ['react', 'react-dom']),
  work('Remix', 'MIT', 'https://remix.run', ['@remix-run/node', '@remix-run/react']),
  work('Zod', 'MIT', 'https://zod.dev', ['zod']),
  work('Immer', 'MIT', 'https://immerjs.github.io/immer/', ['immer']),
  work('fflate', 'MIT', 'https://github.com/101arrowz/fflate', ['fflate']),
  work('idb', 'ISC', 'https://github.com/jakearchibald/idb', ['idb']),
  work('Zustand', 'MIT', 'https://zustand.docs.pmnd.rs', ['zustand']),
  work('Comlink', 'Apache-2.0', 'https://github.com/GoogleChromeLabs/comlink', ['comlink']),
  work('dnd kit', 'MIT', 'https://dndkit.com', ['@dnd-kit/core', '@dnd-kit/sortable']),
  work('cookie', 'MIT', 'https://github.com/jshttp/cookie', ['cookie']),
  work('scure-bip39', 'MIT', 'https://github.com/paulmillr/scure-bip39', ['@scure/bip39']),
  work('oauth4webapi', 'MIT', 'https://github.com/panva/oauth4webapi', ['oauth4webapi']),
  work('read-excel-file', 'MIT', 'https://gitlab.com/catamphetamine/read-excel-file', [
    'read-excel-file',
  ]),
  work('ical-generator', 'MIT', 'https://github.com/sebbo2002/ical-generator', ['ical-generator']),
  work('Kysely', 'MIT', 'https://kysely.dev', ['kysely']),
  work('node-postgres', 'MIT', 'https://node-postgres.com', ['pg']),
  work('lru-cache', 'BlueOak-1.0.0', 'https://github.com/isaacs/node-lru-cache', ['lru-cache']),
  work('prom-client', 'Apache-2.0', 'https://github.com/siimon/prom-client', ['prom-client']),
  work('uqr', 'MIT', 'https://github.com/unjs/uqr', ['uqr']),
  work('Electron', 'MIT', 'https://www.electronjs.org', ['electron']),
  work('Tailwind CSS', 'MIT', 'https://tailwindcss.com', ['tailwindcss']),
  work('Lucide', 'ISC', 'https://lucide.dev', ['lucide-react']),
  work('Source Sans 3', 'OFL-1.1', 'https://fonts.google.com/specimen/Source+Sans+3', [
    '@fontsource-variable/source-sans-3',
  ]),
  work('Archivo Narrow', 'OFL-1.1', 'https://fonts.google.com/specimen/Archivo+Narrow', [
    '@fontsource-variable/archivo-narrow',
  ]),
];

function work(name: string, licence: string, href: string, packages: readonly string[]): Work {
  return { name, licence, href, packages };
}
