/**
 * What a careless or ill-meaning sender may ask of the site, and the status that is right. Run against the
 * server over HTTP and against the desktop's scheme; whatever needs the bytes on the wire is in `wire.ts`.
 *
 * `//evil.example` and `<probe>` never come back; see `judge.ts`.
 */
export interface HostileRequest {
  readonly name: string;
  readonly target: string;
  readonly status: number;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The bytes of a whole request, line ends and all. */
export interface WireRequest {
  readonly name: string;
  readonly bytes: string;
  /** 0 where the connection ends without a word. */
  readonly status: number;
}

const many = (part: string, times: number) => part.repeat(times);
const get = (name: string, target: string, status: number): HostileRequest => ({
  name,
  target,
  status,
});
const withHeader = (
  name: string,
  header: string,
  value: string,
  target = '/en',
  status = 200,
): HostileRequest => ({ name, target, status, headers: { [header]: value } });
const by = (method: string, target: string, status: number): HostileRequest => ({
  name: `${method} ${target}`,
  method,
  target,
  status,
});

const COSTLY = [
  get('7,700 parts', `/en${many('/a', 7700)}`, 414),
  get('15,500 characters', `/${many('a', 15_500)}`, 414),
  get('15,000 characters before an id', `/${many('a', 15_000)}/character/1102`, 414),
  get('12,000 slashes', `/en${many('/', 12_000)}x`, 414),
  get('slashes at the end', `/en/character/1102${many('/', 480)}`, 414),
  get('a long query', `/en?q=${many('a', 15_000)}`, 414),
  get('2,000 parameters', `/en?${many('a&', 2000)}`, 414),
  get('thirteen parts', `/en${many('/a', 12)}`, 414),
  get('twelve parts', `/en${many('/a', 11)}`, 404),
  get('511 characters of one part', `/en/${many('a', 507)}`, 404),
  get('encoded slashes', `/${many('%2f', 170)}`, 404),
  get('an id of 400 digits', `/en/character/${many('0', 400)}`, 404),
  get('a manifest of 500 routes', `/__manifest?version=1&${many('p=/', 400)}`, 404),
  get('a data request of 7,700 parts', `/en${many('/a', 7700)}.data`, 414),
  withHeader('a user agent of 12,000 characters', 'User-Agent', many('bot ', 3000)),
  withHeader('a cookie of 12,000 characters', 'Cookie', `theme=${many('a', 12_000)}`),
  withHeader('3,000 cookies', 'Cookie', many('a=b; ', 2500)),
  withHeader('6,000 wishes', 'Accept-Language', many('de,', 4000), '/', 302),
  withHeader('12,000 encodings', 'Accept-Encoding', many(',', 12_000)),
  withHeader('3,000 tags', 'If-None-Match', many('"a",', 3000), '/data/en/planner.pack'),
  withHeader('3,000 ranges', 'Range', `bytes=${many('0-0,', 3000)}`, '/favicon.svg'),
];

const PATHS = [
  get('up from the root', '/../../../etc/passwd', 404),
  get('up, encoded', '/%2e%2e/%2e%2e/etc/passwd', 404),
  get('up, encoded to the slashes', '/assets/..%2f..%2fserver%2findex.js', 404),
  get('up, twice encoded', '/assets/%252e%252e/server/index.js', 404),
  get('up, by backslashes', '/assets\\..\\..\\server\\index.js', 404),
  get('up, by encoded backslashes', '/..%5c..%5cserver%5cindex.js', 404),
  get('beside the client', '/assets/../../server/index.js', 404),
  get('a file of the project', '/package.json', 404),
  get('secrets', '/.env', 404),
  get('history', '/.git/config', 404),
  get('a folder', '/assets/', 404),
  get('below a file', '/favicon.svg/x', 404),
  get('a compressed form by name', '/favicon.svg.br', 404),
  get('another host', '//evil.example/en', 404),
  get('another host and an id', '//evil.example/character/1102', 404),
  get('another host by a backslash', '/\\evil.example/en', 404),
  get('another host, encoded', '/%2f%2fevil.example/en', 404),
  get('an empty part', '/en//character/1102', 308),
  get('an id, and where to go next', '/en/character/1102?next=//evil.example', 302),
  get('null byte', '/en%00', 400),
  get('null byte before an ending', '/en/character/seele%00.json', 400),
  get('line break', '/en%0d%0aSet-Cookie:%20a=b', 400),
  get('half an escape', '/en/%', 400),
  get('no escape', '/en/%zz', 400),
  get('half a character', '/en/%E0%A4%A', 400),
  get('overlong dots', '/%c0%ae%c0%ae/en', 400),
  get('a tag in the path', '/%3Cprobe%3E', 404),
  get('a tag below the language', '/en/%22%3E%3Cprobe%3E', 404),
  get('a tag for an id', '/en/character/%3Cprobe%3E', 404),
  get('a tag below a list', '/en/characters/%3Cprobe%3E', 404),
  get('a key of every object below a list', '/en/characters/__proto__', 308),
  get('a list that every object has', '/en/constructor/seele', 404),
  get('a tag in the query', '/en/characters?q=%3Cprobe%3E', 200),
  get('a half escape in the query', '/en?q=%', 200),
  get('keys of every object in the query', '/en?a[__proto__][b]=1&constructor=2', 200),
  get('a key of every object', '/__proto__', 404),
  get('a key of every object for an id', '/en/character/__proto__', 404),
];

/** One page has one address: all others lead there, or to nothing. */
const SPELLINGS = [
  get('capitals', '/en/Lightcone/void', 308),
  get('capitals in a list', '/en/CHARACTERS', 308),
  get('a letter that is escaped', '/en/lightcone/voi%64', 308),
  get('a language that is escaped', '/j%70/lightcone/void', 308),
  get('a slash at the end', '/en/lightcone/void/', 308),
  get('a slash at the end of a language', '/en/', 308),
  get('data by capitals', '/en/Lightcone/void.data', 308),
  get('data by an escaped dot', '/en/lightcone/void%2edata', 308),
  get('data below a slash', '/en/.data', 308),
  get('a file by an escape', '/data/en/%63haracters.json', 308),
  get('a spelling, and where to go next', '/en/Characters?next=//evil.example', 308),
  get('a language by its tag, and where to go next', '/zh-TW/warp?next=//evil.example', 308),
  get('a language by its tag, and two slashes', '/ja//evil.example', 308),
  get('another host below a language', '/en//evil.example', 404),
  get('another host behind a word of others', '/en/item//evil.example/credit', 404),
  get('another host below a list', '/en/characters//evil.example/seele', 404),
  get('a thing of a list, and where to go next', '/en/characters/seele?next=//evil.example', 308),
  get('no language, and where to go next', '/planner?next=//evil.example', 302),
  by('HEAD', '/en/Characters', 308),
  by('POST', '/en/Characters', 405),
  get('a file by capitals', '/DATA/en/characters.json', 404),
  get('a file with a slash at the end', '/data/en/characters.json/', 308),
  get('a language by capitals', '/EN/characters', 308),
  get('a thing by capitals', '/en/lightcone/Void', 308),
  get('a slash that is escaped', '/en%2fcharacters', 404),
  get('an escape that is escaped', '/en/lightcone/voi%2564', 404),
  get('nothing, with a slash at the end', '/en/nothing/', 404),
  get('a thing that is none', '/en/lightcone/nothing', 404),
  get('an id that is none', '/en/lightcone/999999999', 404),
];

const DATA = [
  get('one part too many', '/data/en/characters/seele/ANY.json', 404),
  get('a key of every object for a list', '/data/en/constructor.json', 404),
  get('a key of every object for a folder', '/data/en/constructor/seele.json', 404),
  get('a key of every object for a thing', '/data/en/characters/constructor.json', 404),
  get('a key of every object for a language', '/data/constructor/characters.json', 404),
  get('up from a language', '/data/en/..%2fmanifest.json', 404),
  get('a file of data/', '/data/manifest.json', 404),
  get('a hash and a made-up file', '/data/0123456789ab/en/nothing.json', 404),
  withHeader('any tag', 'If-None-Match', '*', '/data/en/characters.json', 304),
  withHeader('no date', 'If-Modified-Since', 'yesterday', '/data/en/characters.json'),
];

const ROUTER = [
  get('the data of one route, the old way', '/en?_data=root', 400),
  get('the data of no route', '/en?_data=constructor', 400),
  get('routes that every object has', '/en.data?_routes=constructor,__proto__,toString', 400),
  get('routes with a tag', '/en.data?_routes=%3Cprobe%3E', 400),
  get('no routes', '/en.data?_routes=', 400),
  get('routes of another page', '/en.data?_routes=characters', 400),
  get('routes one by one', '/en.data?_routes=root&_routes=home', 200),
  get('380 times a route', `/en.data?_routes=root${many(',root', 380)}`, 200),
  get('an ending twice', '/en/characters.data.data', 404),
  get('data of the way in', '/.data', 202),
  get('an action by its index', '/en?index', 200),
  get('the manifest', '/__manifest', 404),
];

const METHODS = [
  by('POST', '/en', 405),
  by('POST', '/en.data', 405),
  by('PUT', '/en/characters', 405),
  by('DELETE', '/data/en/characters.json', 405),
  by('PATCH', '/favicon.svg', 405),
  by('OPTIONS', '/en', 405),
  by('PROPFIND', '/', 405),
  by('HEAD', '/en', 200),
  by('HEAD', '/favicon.svg', 200),
  {
    ...by('POST', '/en', 405),
    name: 'a form from elsewhere',
    body: 'a=b',
    headers: { Origin: 'https://evil.example' },
  },
  by('PUT', '/import', 405),
  by('POST', '/import/', 405),
  {
    ...by('POST', '/import', 303),
    name: 'a share from elsewhere',
    body: many('<probe>', 20_000),
    headers: { Origin: 'https://evil.example', 'Content-Type': 'multipart/form-data; boundary=a' },
  },
  {
    ...by('POST', '/import', 303),
    name: 'a share to a host for a language',
    body: 'text=//evil.example',
    headers: { Cookie: 'X-SRS-Language=//evil.example', 'Accept-Language': '//evil.example' },
  },
];

const HEADERS = [
  withHeader('a host told by a proxy', 'X-Forwarded-Host', 'evil.example'),
  withHeader('a host told by the standard', 'Forwarded', 'for=1;host=evil.example;proto=https'),
  withHeader('an address told by a proxy', 'X-Original-URL', '/evil.example'),
  withHeader('an origin', 'Origin', 'https://evil.example'),
  withHeader('a tag for a theme', 'Cookie', 'theme=<probe>; motion=<probe>; gender=<probe>'),
  withHeader('a half escape for a theme', 'Cookie', 'theme=%E0%A4%A'),
  withHeader('keys of every object', 'Cookie', '__proto__=a; constructor=b; hasOwnProperty=c'),
  withHeader('a path for a language', 'Cookie', 'X-SRS-Language=//evil.example', '/', 302),
  withHeader('a host for a language', 'Accept-Language', 'evil.example;q=9', '/', 302),
  withHeader('a made-up encoding', 'Accept-Encoding', 'evil;q=x, br;q=, gzip;q=-1'),
  withHeader('any encoding', 'Accept-Encoding', '*'),
  withHeader('no encoding', 'Accept-Encoding', 'identity;q=0, *;q=0'),
  withHeader('a range from behind', 'Range', 'bytes=9-1', '/favicon.svg'),
  withHeader('a range without end', 'Range', 'bytes=-99999999999999999999', '/favicon.svg'),
];

const CALLS = [
  get('a call', '/api/v1/health', 200),
  get('a call nobody knows', '/api/v1/constructor', 404),
  get('no call', '/api', 404),
  get('too much for a call', '/api/v1/health?__proto__=%3Cprobe%3E', 400),
  get('a call of 7,700 parts', `/api${many('/a', 7700)}`, 414),
  by('POST', '/api/v1/health', 405),
  by('DELETE', '/api/v1/health', 405),
  by('PROPFIND', '/api/v1/health', 405),
  by('PROPFIND', '/api/v1/nothing', 404),
  by('PUT', '/api/v1/nothing', 404),
  get('the data of a call', '/api/v1/health.data', 200),
];

export const HOSTILE_REQUESTS: readonly HostileRequest[] = [
  ...COSTLY,
  ...PATHS,
  ...SPELLINGS,
  ...DATA,
  ...ROUTER,
  ...CALLS,
  ...METHODS,
  ...HEADERS,
];
