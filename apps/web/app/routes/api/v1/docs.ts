import { createHash } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { CALLS } from '@trailbook/api/calls';
import {
  type OpenApi,
  type Operation,
  openApi,
  STATE,
} from '../../../../server/api/openapi.server';
import { contentSecurityPolicy } from '../../../../server/http/security-headers.server';

/** All calls, described for people: one page without a script. */
export function loader({ context: { origin, config } }: LoaderFunctionArgs): Response {
  const styles = [createHash('sha256').update(STYLE).digest('base64')];
  return new Response(page(openApi(CALLS, origin)), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
      'Content-Security-Policy': contentSecurityPolicy(config, { scripts: [], styles }),
    },
  });
}

/** Addresses and schemas have no spaces to break at; a parameter's row is a stack where it finds no room. */
const STYLE = [
  ':root{color-scheme:light dark}',
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}',
  'a{text-underline-offset:.25em}',
  'code,pre{font-family:ui-monospace,monospace;font-size:.9rem}',
  'pre{overflow:auto;border:1px solid;padding:.75rem;max-height:30rem}',
  'section{border-top:1px solid;margin-top:2rem}',
  'td,th{text-align:start;vertical-align:top;padding:.25rem 1rem .25rem 0}',
  '@media(max-width:40rem){tr,th,td{display:block}tr{margin-top:.75rem}}',
].join('');

function page({ info, servers, paths, components }: OpenApi): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      section(method, path, inFull(operation, components)),
    ),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)} · calls for programs</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(info.title)}: calls for programs</h1>
<p>${escaped(info.description)}</p>
<p>All below <code>${escaped(servers[0]?.url ?? '')}</code>; for programs as <a href="openapi.json">openapi.json</a>.</p>
<ul>${Object.keys(paths)
    .map((path) => `<li><a href="#${anchorOf(path)}"><code>${escaped(path)}</code></a></li>`)
    .join('')}</ul>
${sections.join('\n')}
</main></body></html>
`;
}

function section(method: string, path: string, operation: Operation): string {
  const { summary, parameters, security, requestBody, responses } = operation;
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${place}${required ? '' : ', may be left out'}</td><td>${escaped(description ?? '')}<code>${escaped(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<section id="${anchorOf(path)}"><h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>
<p>${escaped(summary)}</p>
${security.length > 0 ? `<p>Needs the header <code>${STATE.name}</code>: ${escaped(STATE.description)}</p>\n` : ''}${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}
${requestBody ? `<h3>Takes</h3>${json(requestBody)}` : ''}
${Object.entries(responses)
  .map(([status, response]) => `<details><summary>${status}</summary>${json(response)}</details>`)
  .join('')}</section>`;
}

/** An operation with its schemas in the place of their names. */
function inFull(operation: Operation, { schemas }: OpenApi['components']): Operation {
  const text = JSON.stringify(operation).replace(
    /\{"\$ref":"#\/components\/schemas\/(\w+)"\}/g,
    (reference, name: string) => JSON.stringify(schemas[name]) ?? reference,
  );
  return JSON.parse(text) as Operation;
}

function json(value: unknown): string {
  return `<pre tabindex="0">${escaped(JSON.stringify(value, null, 2))}</pre>`;
}

function anchorOf(path: string): string {
  return path.replace(/\W+/g, '-').replace(/^-|-$/g, '');
}

function escaped(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '',
  );
}
