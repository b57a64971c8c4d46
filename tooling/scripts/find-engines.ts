import { installFromDebian, programOnPath } from './debian.ts';

/** The engines that the site is tried in besides Chromium, by the names of their stories. */
export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

interface Needs {
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** The programs, any name of each. */
  readonly programs: readonly (readonly string[])[];
}

const NEEDS: Readonly<Record<EngineName, Needs>> = {
  firefox: { packages: ['firefox-esr'], programs: [['firefox-esr', 'firefox']] },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: [['WebKitWebDriver'], ['Xvfb']],
  },
};

/** Where the program of each engine is; those that are missing are installed when root on Debian. */
export function findEngines(): Map<EngineName, string> {
  const missing = ENGINES.filter((engine) => programOf(engine) === undefined);
  if (missing.length > 0) {
    installFromDebian(...missing.flatMap((engine) => NEEDS[engine].packages));
  }
  const found = new Map<EngineName, string>();
  for (const engine of ENGINES) {
    const program = programOf(engine);
    if (program) found.set(engine, program);
  }
  return found;
}

/** The first of an engine's programs, when all of them are there. */
function programOf(engine: EngineName): string | undefined {
  const programs = NEEDS[engine].programs.map(programOnPath);
  return programs.every(Boolean) ? programs[0] : undefined;
}
