import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFake } from '@trailbook/fakes';
import { A_USER, ANOTHER_USER, createGoogle, type Google } from '@trailbook/fakes/google';
import { untilReady } from './until-ready.ts';

/** A site of its own beside a stand-in of Google. */
export interface DriveSite {
  readonly origin: string;
  readonly google: Google;
  readonly googleOrigin: string;
  /** All that the server wrote. */
  log(): string;
  close(): Promise<void>;
}

const CLIENT = { id: 'trailbook.apps.example', secret: 'a-secret-of-tests' };

/** @param renews - whether the operator gave the secret, so that the server renews */
export async function openDriveSite(port: number, renews: boolean): Promise<DriveSite> {
  const origin = `http://localhost:${port}`;
  const google = createGoogle({
    clients: [{ ...CLIENT, redirects: [`${origin}/oauth`] }],
    users: [A_USER, ANOTHER_USER],
  });
  const fake = await serveFake(google);
  const server = spawn(process.execPath, ['server/node/serve.ts'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', PORT: String(port), OFFLINE: 'false', LOG_REQUESTS: 'true' },
      STORE_DIR: mkdtempSync(join(tmpdir(), 'trailbook-drive-')),
      ...{ GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_URL: fake.origin },
      GOOGLE_CLIENT_SECRET: renews ? CLIENT.secret : '',
    },
  });
  let written = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      written += chunk;
    });
  }
  await untilReady(origin, server, () => written);
  return {
    ...{ origin, google, googleOrigin: fake.origin },
    log: () => written,
    async close() {
      server.kill();
      await fake.close();
    },
  };
}
