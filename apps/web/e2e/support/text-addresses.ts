/** Where the second site is: see `text-site.ts`. */
export const TEXT_SITE = `http://localhost:${Number(process.env.E2E_PORT ?? 4317) + 1}`;
