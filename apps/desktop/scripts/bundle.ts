import { join } from 'node:path';
import { bundleShell } from './bundle-shell.ts';

await bundleShell(join(import.meta.dirname, '../dist'));
