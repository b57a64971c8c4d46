import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { _electron, expect } from '@playwright/test';

/** Starts the bundled program in Electron's own binary, where this machine has it, and looks at its first window. */
const root = join(import.meta.dirname, '..');
const electron = dirname(createRequire(import.meta.url).resolve('electron/package.json'));

if (existsSync(join(electron, 'dist'))) {
  const program = await _electron.launch({ args: [root], cwd: root });
  const window = await program.firstWindow();
  await expect(window.getByRole('banner')).toBeVisible({ timeout: 30_000 });
  await expect(window).toHaveURL(/^app:\/\/trailbook\/\w+$/);
  await program.close();
  process.stdout.write('The program opens its window.\n');
} else {
  process.stdout.write(
    'Not run: this machine has no binary of Electron. `pnpm exec electron` fetches it.\n',
  );
}
