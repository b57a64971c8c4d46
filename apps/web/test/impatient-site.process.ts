import { GRACES, serve } from '../server/node/serve.ts';

/** The built site, which after a signal waits a twentieth as long for who has not asked: tests of that would wait, too. */
await serve({ ...GRACES, askMs: GRACES.askMs / 20 });
