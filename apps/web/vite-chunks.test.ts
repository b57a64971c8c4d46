import { describe, expect, it } from 'vitest';
import { chunkOf, circleIn } from './vite-chunks.ts';

describe('chunkOf', () => {
  it('puts what every page needs into one chunk, apart from the framework', () => {
    expect(chunkOf('/x/packages/ui/src/shell/top-bar.tsx')).toBe('every-page');
    expect(chunkOf('/x/node_modules/react-dom/index.js')).toBe('framework');
  });

  it('leaves screens to the bundler', () => {
    expect(
      chunkOf('/x/packages/ui/src/features/planner/workspace/planner-workspace.tsx'),
    ).toBeUndefined();
  });
});

describe('circleIn', () => {
  it('finds files that wait for each other, over others too', () => {
    const imports = new Map([
      ['page', ['store', 'framework']],
      ['store', ['names']],
      ['names', ['framework', 'store']],
    ]);
    expect(circleIn(imports)).toEqual(['store', 'names', 'store']);
  });

  it('finds none where all lead one way', () => {
    const imports = new Map([
      ['page', ['store', 'framework']],
      ['store', ['framework']],
      ['framework', []],
    ]);
    expect(circleIn(imports)).toBeUndefined();
  });
});
