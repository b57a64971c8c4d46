import type { UniversePage } from '@trailbook/pages';
import { Blessings } from './blessings.tsx';
import { Curios } from './curios.tsx';
import { UniverseFrame } from './universe-frame.tsx';
import { Worlds } from './worlds.tsx';

/** An entry of the Simulated Universe: its worlds, the blessings, or the curios. */
export function UniverseScreen(page: UniversePage) {
  return <UniverseFrame {...page}>{contentOf(page)}</UniverseFrame>;
}

function contentOf(page: UniversePage) {
  if (page.part === 'worlds') return <Worlds {...page} />;
  return page.part === 'blessings' ? <Blessings {...page} /> : <Curios {...page} />;
}
