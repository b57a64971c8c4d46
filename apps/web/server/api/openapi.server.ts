import type { Contract } from '@trailbook/api/calls';
import * as z from 'zod';
import { STATE_HEADER } from '../http/cors';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What OpenAPI 3.1 has of a call. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema: JsonSchema;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, unknown>>;
  };
}

/** Of all calls. Source: the very schemas by which requests and answers are checked. */
const GENERAL_ERRORS: Readonly<Record<number, readonly string[]>> = {
  400: ['BAD_INPUT', 'BAD_ADDRESS'],
  405: ['METHOD_NOT_ALLOWED'],
  414: ['ADDRESS_TOO_LONG'],
  503: ['BUSY', 'TOO_SLOW'],
};
const ERRORS_OF_POSTS: Readonly<Record<number, readonly string[]>> = {
  400: ['BAD_JSON', 'BODY_CUT'],
  403: ['BAD_STATE'],
  408: ['TOO_SLOW'],
  413: ['BODY_TOO_LARGE'],
  415: ['NOT_JSON', 'ENCODED'],
};

/** Describes calls, each by its own schemas. */
export function openApi(calls: readonly Contract[], origin: string): OpenApi {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Trailbook',
      version: '1',
      description:
        'Facts and figures of the site, for programs. Errors come in one form. Global statistics are those of volunteers, each figure with its n and a 95 % interval.',
    },
    servers: [{ url: `${origin}/api/v1` }],
    paths: Object.fromEntries(
      calls.map((call) => [`/${call.path}`, { [call.method.toLowerCase()]: operationOf(call) }]),
    ),
    components: {
      securitySchemes: { state: STATE },
      schemas: {
        ...Object.fromEntries(calls.flatMap(namedSchemas)),
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code'],
              properties: {
                code: { type: 'string' },
                problems: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['path', 'message'],
                    properties: { path: { type: 'string' }, message: { type: 'string' } },
                  },
                },
              },
            },
          },
        },
      },
    },
  };
}

function operationOf(call: Contract): Operation {
  const { path, id, method, summary, mediaType = 'application/json', errors = {} } = call;
  const input = schemaOf(call.input, 'input');
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const parameters = Object.entries(input.properties ?? {}).map(([name, described]): Parameter => {
    const { description = '', example, ...schema } = described as JsonSchema;
    return {
      ...{ name, in: inPath.has(name) ? 'path' : 'query', description, example },
      required: input.required?.includes(name) ?? false,
      schema,
    };
  });
  const isPost = method === 'POST';
  return {
    ...{ operationId: id, summary },
    parameters: isPost ? [] : parameters,
    security: isPost ? [{ state: [] }] : [],
    ...(isPost
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: refer(`${nameOf(call)}Request`) } },
          },
        }
      : {}),
    responses: {
      200: {
        description:
          mediaType === 'application/x-ndjson' ? 'The answer, a JSON value a line.' : 'The answer.',
        content: {
          [mediaType]: { schema: refer(`${nameOf(call)}Answer`) },
          ...(call.alsoAs ? { [call.alsoAs]: { schema: { type: 'string' } } } : {}),
        },
      },
      ...errorsOf([GENERAL_ERRORS, isPost ? ERRORS_OF_POSTS : {}, errors]),
    },
  };
}

/** What posts must bring: a site's state, which only those have who asked it before. */
export const STATE = {
  type: 'apiKey',
  in: 'header',
  name: STATE_HEADER,
  description: 'A state that `GET state` gave within the hour.',
};

/** What a call takes and gives, by names of their own. */
function namedSchemas(call: Contract): [name: string, schema: JsonSchema][] {
  const answer: [string, JsonSchema] = [`${nameOf(call)}Answer`, schemaOf(call.output, 'output')];
  if (call.method === 'GET') return [answer];
  return [answer, [`${nameOf(call)}Request`, schemaOf(call.input, 'input')]];
}

function nameOf({ id }: Contract): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

function refer(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io });
  return described;
}

function errorsOf(tables: readonly Readonly<Record<number, readonly string[]>>[]) {
  const statuses = new Set(tables.flatMap((table) => Object.keys(table)));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: tables.flatMap((table) => table[Number(status)] ?? []).join(', '),
        content: { 'application/json': { schema: refer('Error') } },
      },
    ]),
  );
}
