import { afterAll, vi } from 'vitest';

// Many files share a worker, with its clock and its globals: none leaves the next what it put in their place.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
