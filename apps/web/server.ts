import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler } from '@remix-run/express';
import type { ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express from 'express';
import sirv from 'sirv';
import { contentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts';

const here = import.meta.dirname;
const SHUTDOWN_GRACE_MS = 10_000;

/** Serves the built site until told to stop. */
export async function serve(port: number): Promise<void> {
  // Read by React when the build is imported: its development half is slow and chatty.
  process.env.NODE_ENV ??= 'production';
  const build = await loadBuild();
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', process.env.TRUST_PROXY ?? false);

  app.use((_request, response, next) => {
    const nonce = randomBytes(16).toString('base64');
    response.locals.nonce = nonce;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce));
    next();
  });
  app.get(['/healthz', '/readyz'], (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').type('text/plain').send('ok');
  });
  app.get('/favicon.ico', (_request, response) => response.redirect('/favicon.svg'));
  app.use(
    '/assets',
    sirv(join(here, 'build/client/assets'), {
      immutable: true,
      maxAge: 31_536_000,
      brotli: true,
      gzip: true,
    }),
  );
  app.use(sirv(join(here, 'build/client'), { maxAge: 3600, brotli: true, gzip: true }));
  app.use(compression());
  app.all(
    '*',
    createRequestHandler({
      build,
      mode: 'production',
      getLoadContext: (_request, response) => ({ nonce: String(response.locals.nonce) }),
    }),
  );

  const server = app.listen(port, () => {
    console.info(`Trailbook is at http://localhost:${port}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another: PORT=3001 npm start`
        : error.message,
    );
    process.exit(1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
      // Kept-alive connections would hold the door open.
      server.closeIdleConnections();
      setTimeout(() => process.exit(0), SHUTDOWN_GRACE_MS).unref();
    });
  }
}

/** Damaged game data shows here: the build reads it when it is imported. */
async function loadBuild(): Promise<ServerBuild> {
  try {
    // The build's types come from the bundler; this is what it exports.
    return (await import(
      pathToFileURL(join(here, 'build/server/index.js')).href
    )) as unknown as ServerBuild;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

if (import.meta.main) {
  process.chdir(here);
  await serve(Number(process.env.PORT ?? 3000));
}
