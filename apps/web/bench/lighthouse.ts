import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../test/server-process.ts';
import { BROWSER } from './browser.ts';

/** Lighthouse's mobile figures of the built site, each page's median of three; `pnpm --filter @trailbook/web lighthouse [PAGE…]`. */
const PAGES = [
  '/en',
  '/en/character/seele',
  '/en/lightcone/in-the-night',
  '/en/characters',
  '/en/equipment',
  '/en/planner',
];
/** One run tells as much of the machine as of the page. */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number }>>;
  readonly audits: Readonly<
    Record<string, { readonly displayValue?: string; readonly score: number | null }>
  >;
}

const web = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'trailbook-lighthouse-'));
const server = await startServer();
try {
  for (const page of process.argv.length > 2 ? process.argv.slice(2) : PAGES)
    show(page, median(Array.from({ length: RUNS }, () => measure(page))));
} finally {
  server.process.kill();
  rmSync(folder, { recursive: true, force: true });
}

function median(reports: Report[]): Report {
  const byScore = reports.sort(
    (a, b) => a.categories.performance.score - b.categories.performance.score,
  );
  return byScore[RUNS >> 1] as Report;
}

function measure(page: string): Report {
  const output = join(folder, 'report.json');
  const child = spawnSync(
    'node_modules/.bin/lighthouse',
    [
      server.origin + page,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
    ],
    { cwd: web, encoding: 'utf8', env: { ...process.env, CHROME_PATH: BROWSER } },
  );
  if (child.status !== 0) throw new Error(child.stderr);
  // As Lighthouse writes it.
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

function show(page: string, { categories, audits }: Report): void {
  const scores = CATEGORIES.map((name) => `${name} ${Math.round(categories[name].score * 100)}`);
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'speed-index',
  ];
  const shown = figures.map((name) => `${name} ${audits[name]?.displayValue ?? '?'}`);
  const wanting = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9);
  console.info(`${page}\n  ${scores.join(' · ')}\n  ${shown.join(' · ')}`);
  console.info(`  under 0.9: ${wanting.map(([name]) => name).join(', ') || 'none'}`);
}
