import type { Location } from '@remix-run/react';

/** Where the reader is on the way to: a loader is told the address without what stands behind its `#`. */
export const destination: { current: Location | undefined } = { current: undefined };
