import type { HostileRequest } from './requests.ts';

/**
 * What may be posted to, and asked of, the calls for programs. None of it shows a state of ours unless it says so:
 * what is malformed is refused before that, and what is well-formed for lack of one.
 */
export interface HostileCall extends HostileRequest {
  /** Sent along with a state that the site has just given. */
  readonly isStated?: boolean;
}

const API = '/api/v1';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const ask = (name: string, path: string, status = 400): HostileCall => ({
  ...{ name, status },
  target: `${API}/${path}`,
});
const post = (
  name: string,
  path: string,
  body: string,
  status = 400,
  headers: Readonly<Record<string, string>> = JSON_TYPE,
): HostileCall => ({
  ...{ name, status, body, headers },
  method: 'POST',
  target: `${API}/${path}`,
});

const ids = (path: (id: string) => string): HostileCall[] => [
  ask(`${path('…')}: letters`, path('abc')),
  ask(`${path('…')}: a sign`, path('-1')),
  ask(`${path('…')}: a fraction`, path('11.5')),
  ask(`${path('…')}: an exponent`, path('1e3')),
  ask(`${path('…')}: another base`, path('0x0b')),
  ask(`${path('…')}: a space`, path('11%20')),
  ask(`${path('…')}: a quote`, path("11'--")),
  ask(`${path('…')}: a second command`, path('11;drop%20table%20counter')),
  ask(`${path('…')}: always true`, path('11%20or%201=1')),
  ask(`${path('…')}: a key of every object`, path('__proto__')),
  ask(`${path('…')}: thirty digits`, path('1'.repeat(30))),
  ask(`${path('…')}: digits of another script`, path('%D9%A1%D9%A1')),
  ask(`${path('…')}: a tag`, path('%3Cprobe%3E')),
  ask(`${path('…')}: a null byte`, path('11%00')),
];

const READING = [
  ...ids((id) => `warp_fetch/${id}`),
  ...ids((id) => `warp_fetch/11?compare_id=${id}`),
  ...ids((id) => `warp_rank/${id}?pulls=1`),
  ask('a banner that there is not', 'warp_fetch/9999', 404),
  ask('two banners to compare with', 'warp_fetch/11?compare_id=1&compare_id=2'),
  ask('a question that nobody knows', 'warp_fetch/11?limit=1000000'),
  ask('no pulls', 'warp_rank/11'),
  ask('fewer pulls than none', 'warp_rank/11?pulls=-5'),
  ask('no number of pulls', 'warp_rank/11?pulls=NaN'),
  ask('pulls without end', 'warp_rank/11?pulls=Infinity'),
  ask('more wins than contests', 'warp_rank/11?pulls=9&win_rate=1.5'),
  ask('a list of pulls', 'warp_rank/11?pulls=1&pulls=2'),
  ask('a made-up format', 'aggregates/xml'),
  ask('a format up from here', 'aggregates/..%2f..%2fstate'),
  ask('a calendar of no server', 'calendar/en/mars.ics', 404),
  ask('a calendar that every object has', 'calendar/en/constructor.ics'),
  ask('a calendar up from here', 'calendar/en/..%2f..%2fstate'),
  ask('a calendar in no language', 'calendar/zz/asia.ics', 404),
  ask('a calendar with a line of its own', 'calendar/en/asia.ics%0d%0aSet-Cookie:%20a=b'),
  ask('a promotion with a tag', 'promotions/%3Cprobe%3E'),
  ask('a promotion that every object has', 'promotions/constructor', 200),
  ask('a promotion of 400 letters', `promotions/${'a'.repeat(400)}`),
  ask('an account of letters', 'showcase/abcdefghi'),
  ask('an account of eight digits', 'showcase/80000000'),
  ask('an account and a path', 'showcase/800000001%2f..%2fadmin'),
  ask('an account and a query', 'showcase/800000001?url=//evil.example'),
  { ...ask('a state by another method', 'state', 405), method: 'DELETE' },
];

const WHOLE = { link: 'https://a.example/', banners: [{ type: 11, from: '0' }], known: {} };
const importing = (change: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ ...WHOLE, ...change });
const link = (name: string, address: string) => ({
  ...post(`a link ${name}`, 'warp/import', importing({ link: address })),
  isStated: true,
});

const BODIES = [
  'warp/import',
  'contribution/show',
  'contribution/withdraw',
  'sync/list',
  'sync/read',
  'sync/remove',
  'drive/exchange',
  'drive/sign_out',
].flatMap((path) => [
  post(`${path}: nothing`, path, ''),
  post(`${path}: no JSON`, path, '{'),
  post(`${path}: null`, path, 'null'),
  post(`${path}: a number`, path, '1e999'),
  post(`${path}: a list`, path, '[]'),
  post(`${path}: an object with nothing`, path, '{}'),
  post(`${path}: a key of every object`, path, '{"__proto__":{"receipt":"a"}}'),
  post(`${path}: 5,000 lists in lists`, path, '['.repeat(5000) + ']'.repeat(5000)),
  post(`${path}: 70 kB`, path, `{"receipt":"${'a'.repeat(70_000)}"}`, 413),
  post(`${path}: a form`, path, 'receipt=a', 415, {
    'Content-Type': 'application/x-www-form-urlencoded',
  }),
  post(`${path}: no type`, path, '{}', 415, {}),
  post(`${path}: compressed`, path, '\x1f\x8b\x08\x00', 415, {
    ...JSON_TYPE,
    'Content-Encoding': 'gzip',
  }),
  post(`${path}: bytes that are no text`, path, '\xff\xfe{\x00}\x00'),
  { ...ask(`${path}: read`, path, 405) },
]);

const RECEIPTS = ['contribution/show', 'contribution/withdraw'].flatMap((path) => [
  post(`${path}: without a state`, path, '{"receipt":"a.b"}', 403),
  post(`${path}: with a made-up state`, path, '{"receipt":"a.b"}', 403, {
    ...JSON_TYPE,
    'X-SRS-Verify': `9999999999.${'a'.repeat(32)}`,
  }),
  post(`${path}: with a state that has ended`, path, '{"receipt":"a.b"}', 403, {
    ...JSON_TYPE,
    'X-SRS-Verify': `1000000000.${'a'.repeat(32)}`,
  }),
  post(`${path}: with a state and a tag`, path, '{"receipt":"a.b"}', 403, {
    ...JSON_TYPE,
    'X-SRS-Verify': '<probe>',
  }),
  { ...post(`${path}: a made-up receipt`, path, '{"receipt":"a.b"}', 403), isStated: true },
  { ...post(`${path}: no receipt at all`, path, '{"receipt":""}', 403), isStated: true },
  {
    ...post(`${path}: a receipt of a command`, path, `{"receipt":"' or 1=1--"}`, 403),
    isStated: true,
  },
  { ...post(`${path}: a receipt and more`, path, '{"receipt":"a","all":true}'), isStated: true },
  { ...post(`${path}: a list of receipts`, path, '{"receipt":["a"]}'), isStated: true },
  {
    ...post(`${path}: a receipt of 300 letters`, path, `{"receipt":"${'a'.repeat(300)}"}`),
    isStated: true,
  },
]);

const VAULT = 'a'.repeat(43);
const FILE = 'b'.repeat(22);
const writing = (change: Readonly<Record<string, unknown>>) =>
  JSON.stringify({
    ...{ address: VAULT, id: FILE, label: 'c', content: 'AAAA', replaced: null },
    ...change,
  });
const file = (name: string, change: Readonly<Record<string, unknown>>, status = 400) => ({
  ...post(`a file ${name}`, 'sync/write', writing(change), status),
  isStated: true,
});

/** A site without a store refuses what is well-formed. */
const FILES = [
  post('a file without a state', 'sync/write', writing({}), 403),
  { ...post('a vault without a state', 'sync/list', JSON.stringify({ address: VAULT }), 403) },
  file('at a short address', { address: 'a' }),
  file('at an address of a command', { address: `${'a'.repeat(40)}'--` }),
  file('at two addresses', { address: [VAULT, VAULT] }),
  file('under a name of dots', { id: '../../../../../etc/pa' }),
  file('of what is no base64', { content: '<probe>' }),
  file('of a label with a tag', { label: '<probe>' }),
  file('based on half a version', { replaced: 1.5 }),
  file('based on no number', { replaced: '1' }),
  file('and more', { all: true }),
  file('of 6 MB', { content: 'A'.repeat(6 * 1024 ** 2) }, 413),
];

const CODE = { code: '4/0Ab', verifier: 'a'.repeat(43) };
const exchanging = (change: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ ...CODE, ...change });
const code = (name: string, change: Readonly<Record<string, unknown>>, status = 400) => ({
  ...post(`a code ${name}`, 'drive/exchange', exchanging(change), status),
  isStated: true,
});

const ACCOUNT = '{"account":"1"}';

/** A site that is not set up for Drive knows nobody to ask. */
const DRIVE = [
  post('a code without a state', 'drive/exchange', exchanging({}), 403),
  code('that is well-formed', {}, 404),
  code('of two lines', { code: 'a\r\nHost: evil.example' }),
  code('of 1,001 letters', { code: 'a'.repeat(1001) }),
  code('with a short verifier', { verifier: 'a' }),
  code('with a verifier of a form', { verifier: `${'a'.repeat(43)}&client_id=b` }),
  code('and another address to come back to', { redirect_uri: 'https://evil.example' }),
  post('a renewal without a state', 'drive/renew', ACCOUNT, 403),
  { ...post('a renewal', 'drive/renew', ACCOUNT, 404), isStated: true },
  { ...post('a renewal of no account', 'drive/renew', '{}'), isStated: true },
  {
    ...post(
      'a renewal with a header in its account',
      'drive/renew',
      '{"account":"1\\r\\nCookie: a"}',
    ),
    isStated: true,
  },
  {
    ...post('a renewal by a token', 'drive/renew', '{"account":"1","refresh_token":"a"}'),
    isStated: true,
  },
  {
    ...post('a renewal by a made-up cookie', 'drive/renew', ACCOUNT, 404, {
      ...JSON_TYPE,
      Cookie: `trailbook-drive-${'a'.repeat(32)}=${'a'.repeat(200)}`,
    }),
    isStated: true,
  },
  {
    ...post('a sign-out in words', 'drive/sign_out', '{"account":"1","everywhere":"yes"}'),
    isStated: true,
  },
];

const IMPORTS = [
  link('to elsewhere', 'https://evil.example/getGachaLog?authkey=a'),
  link('to this machine', 'http://127.0.0.1/getGachaLog?authkey=a'),
  link('to an inner address', 'http://169.254.169.254/latest/meta-data?authkey=a'),
  link('to a file', 'file:///etc/passwd?authkey=a'),
  link('of nothing', ''),
  link(
    'with a name before the host',
    'https://public-operation-hkrpg.hoyoverse.com@evil.example/a?authkey=a',
  ),
  link('of 9,999 letters', 'a'.repeat(9999)),
  post('a link of 10,001 letters', 'warp/import', importing({ link: 'a'.repeat(10_001) })),
  post('no banners', 'warp/import', importing({ banners: [] })),
  post('seven banners', 'warp/import', importing({ banners: Array(7).fill(WHOLE.banners[0]) })),
  post(
    'a type of banner that there is not',
    'warp/import',
    importing({ banners: [{ type: 99, from: '0' }] }),
  ),
  post('an id of letters', 'warp/import', importing({ banners: [{ type: 11, from: 'a' }] })),
  post('known pulls of an account of letters', 'warp/import', importing({ known: { a: {} } })),
  post(
    '13 known ids',
    'warp/import',
    importing({ known: { 800000001: { 11: Array(13).fill('1') } } }),
  ),
  post('consent in words', 'warp/import', importing({ contribute: 'yes' })),
  post('a well-formed import without a state', 'warp/import', importing({}), 403),
];

/** For a site that keeps statistics. */
export const HOSTILE_CALLS: readonly HostileCall[] = [
  ...READING,
  ...BODIES,
  ...RECEIPTS,
  ...IMPORTS,
  ...FILES,
  ...DRIVE,
];
