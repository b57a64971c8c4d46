import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { CALLS } from '@trailbook/api/calls';
import { type ShowcaseServer, serveShowcase } from '@trailbook/fakes';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '../../app/routes.ts';
import { startServer } from '../../test/server-process.ts';
import { type OpenApi, type Operation, openApi } from './openapi.server.ts';

const description = openApi(CALLS, 'http://localhost:3000');

describe('the description of the interface', () => {
  it('is one by the rules of OpenAPI 3.1', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      // These ask for a licence and for an address that is nobody's.
      rules: {
        'info-license': 'off',
        'no-server-example.com': 'off',
        'operation-4xx-response': 'error',
      },
    });
    const problems = await lintFromString({ source: JSON.stringify(description), config });
    expect(problems.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([]);
  });

  it('says of every parameter what it means, with an example that fits', () => {
    const parameters = Object.values(description.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ parameters }) => parameters);
    expect(parameters.length).toBeGreaterThan(10);
    for (const { name, description, example, schema } of parameters) {
      expect({ name, isDescribed: Boolean(description) }).toEqual({ name, isDescribed: true });
      expect({ name, fits: ajv.validate(schema, example) }).toEqual({ name, fits: true });
    }
  });

  it('has a name for what every call takes and gives, and tables as tables', () => {
    const aggregates = description.paths['/aggregates/{format}']?.get;
    expect(aggregates?.responses[200]).toMatchObject({
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/AggregatesAnswer' } },
        'text/csv': { schema: { type: 'string' } },
      },
    });
    const text = JSON.stringify(description.paths);
    for (const { id } of CALLS)
      expect(text).toContain(`/${id[0]?.toUpperCase()}${id.slice(1)}Answer"`);
  });

  it('asks posts for a state, and nothing of who reads', () => {
    for (const methods of Object.values(description.paths)) {
      expect(methods.get?.security ?? []).toEqual([]);
      expect(methods.post?.security ?? [{ state: [] }]).toEqual([{ state: [] }]);
    }
  });

  it('names every call that there is, and no other', () => {
    const addresses = routes.flatMap(({ path = '' }) => /^api\/v1\/(.+)/.exec(path)?.[1] ?? []);
    const described = CALLS.map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1'));
    expect([...described, 'openapi.json', 'docs'].sort()).toEqual(addresses.sort());
  });
});

describe('every call, asked at random', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trailbook-openapi-'));
  let server: Awaited<ReturnType<typeof startServer>>;
  let shown: ShowcaseServer;
  let state = '';

  beforeAll(async () => {
    shown = await serveShowcase({});
    const settings = { NODE_ENV: 'test', SHOWCASE_URL: shown.origin };
    server = await startServer({ ...settings, STORE_DIR: folder });
    const answer = await fetch(`${server.origin}/api/v1/state`);
    ({ state } = (await answer.json()) as { state: string });
  }, 60_000);
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await shown.close();
    rmSync(folder, { recursive: true });
  });

  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  it.each(operations)(
    '$method $path answers as it is described, and never with a fault',
    async ({ path, method, operation }) => {
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(anyAsked(path, operation), async ({ address, body }) => {
          const answer = await steadily(`${server.origin}/api/v1${address}`, {
            method: method.toUpperCase(),
            ...(method === 'post'
              ? {
                  headers: { 'Content-Type': 'application/json', 'X-SRS-Verify': state },
                  body: JSON.stringify(body),
                }
              : {}),
          });
          statuses.add(answer.status);
          expect(answer.status).toBeLessThan(500);
          await matches(answer, operation);
        }),
        { numRuns: 60 },
      );
      expect(statuses.size).toBeGreaterThan(0);
      expect(server.process.exitCode).toBeNull();
      expect(server.written()).not.toMatch(/^500 /m);
    },
    60_000,
  );

  it('is described by the site itself, on a page without scripts too', async () => {
    const served = (await (await fetch(`${server.origin}/api/v1/openapi.json`)).json()) as OpenApi;
    expect(served.paths).toEqual(JSON.parse(JSON.stringify(description.paths)));
    const page = await fetch(`${server.origin}/api/v1/docs`);
    const text = await page.text();
    for (const { path } of CALLS) expect(text).toContain(`/${path}`);
    expect(text).toContain('X-SRS-Verify');
    // Readers see what a call takes and gives, not what that is called.
    expect(text).not.toContain('$ref');
    expect(text).not.toMatch(/<script|https?:\/\/(?!localhost)/);
    expect(page.headers.get('Content-Security-Policy')).toContain("style-src 'self' 'sha256-");
  });
});

/** A connection that was kept may be closed in the very moment in which it is used again. */
function steadily(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, init).catch(() => fetch(url, init));
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'components', components: description.components as object });

async function matches(answer: Response, { responses }: Operation): Promise<void> {
  const described = responses[answer.status] as Described | undefined;
  expect(described, `status ${answer.status}`).toBeDefined();
  const [mediaType] = (answer.headers.get('Content-Type') ?? '').split(';');
  // Aggregates come as a table too, and imports line by line.
  if (mediaType !== 'application/json') return;
  const schema = described?.content?.['application/json']?.schema ?? {};
  const local = JSON.parse(JSON.stringify(schema).replace('"#/', '"components#/'));
  const isValid = ajv.validate(local, await answer.json());
  expect(isValid ? [] : ajv.errors).toEqual([]);
}

interface Described {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}

/** Of the schemas' words those that ours use. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

/** Mostly what the description allows, with something else in it now and then. */
function anyAsked(path: string, { parameters, requestBody }: Operation) {
  const values = Object.fromEntries(
    parameters
      .filter(({ in: place }) => place !== 'header')
      .map(({ name, schema }) => [name, likely(schema as Schema).map(inAnAddress)]),
  );
  const inPath = new Set(parameters.flatMap((one) => (one.in === 'path' ? [one.name] : [])));
  const body = (requestBody as Described | undefined)?.content?.['application/json']?.schema;
  return fc.record({
    address: fc.record(values, { requiredKeys: [...inPath] }).map((given) => {
      const address = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
        encodeURIComponent(given[name] || '0'),
      );
      const query = Object.entries(given).filter(([name]) => !inPath.has(name));
      const text = new URLSearchParams(query.map(([name, value]) => [name, value ?? '']));
      return query.length > 0 ? `${address}?${text}` : address;
    }),
    body: body ? likely(named(body as Reference)) : fc.constant(undefined),
  });
}

interface Reference {
  readonly $ref: string;
}

function named({ $ref }: Reference): Schema {
  return (description.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}) as Schema;
}

function inAnAddress(value: unknown): string {
  // An object may bring a `toString` that is none.
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function likely(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 9, arbitrary: described(schema) },
    {
      weight: 1,
      arbitrary: fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 50 })),
    },
  );
}

function described(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return schema.pattern
        ? fc.stringMatching(new RegExp(schema.pattern), { maxLength: 60 })
        : fc.string({ maxLength: 300 });
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(likely(schema.items ?? {}), { maxLength: 8 });
    case 'object': {
      const { properties = {}, required = [], additionalProperties } = schema;
      if (typeof additionalProperties === 'object') {
        return fc.dictionary(fc.string({ maxLength: 12 }), likely(additionalProperties), {
          maxKeys: 4,
        });
      }
      const fields = Object.entries(properties).map(([name, one]) => [name, likely(one)]);
      const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
      return fc.record(record, { requiredKeys: [...required] });
    }
    default:
      return fc.jsonValue();
  }
}
