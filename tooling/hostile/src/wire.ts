import type { WireRequest } from './requests.ts';

const HOST = 'Host: localhost';
const END = 'Connection: close';
const lines = (...all: readonly string[]) => `${all.join('\r\n')}\r\n\r\n`;
const head = (name: string, status: number, ...all: readonly string[]): WireRequest => ({
  name,
  status,
  bytes: lines(...all, END),
});
/** What never becomes a request. */
const broken = (name: string, status: number, bytes: string): WireRequest => ({
  name,
  status,
  bytes,
});

const HIDDEN = 'GET /en/evil.example HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** What can only be said in bytes: to the server, over a socket. */
export const HOSTILE_BYTES: readonly WireRequest[] = [
  head('a foreign host', 200, 'GET /en HTTP/1.1', 'Host: evil.example'),
  head(
    'a foreign host with a port',
    200,
    'GET /en/character/seele HTTP/1.1',
    'Host: evil.example:80',
  ),
  head('a host with a tag', 400, 'GET /en HTTP/1.1', 'Host: <probe>'),
  head('a host with a space', 400, 'GET /en HTTP/1.1', 'Host: a b'),
  head('a host with a name', 400, 'GET /en HTTP/1.1', 'Host: localhost@evil.example'),
  head('a host with a path', 400, 'GET /en HTTP/1.1', 'Host: localhost/evil.example'),
  head('a host with a port too high', 400, 'GET /en HTTP/1.1', 'Host: localhost:99999'),
  head('an open bracket', 400, 'GET /en HTTP/1.1', 'Host: ['),
  head('an empty host', 400, 'GET /en HTTP/1.1', 'Host:'),
  head('two hosts', 400, 'GET /en HTTP/1.1', HOST, 'Host: evil.example'),
  broken('no host', 400, lines('GET /en HTTP/1.1', END)),
  head('no host, in the old version', 200, 'GET /en HTTP/1.0'),
  head('a whole address', 200, 'GET http://evil.example/en HTTP/1.1', HOST),
  head('a whole address of files', 400, 'GET file:///etc/passwd HTTP/1.1', HOST),
  head('no path', 400, 'OPTIONS * HTTP/1.1', HOST),
  broken('a word for a path', 400, lines('GET evil HTTP/1.1', HOST)),
  head('an echo', 405, 'TRACE /en HTTP/1.1', HOST, 'X-Secret: <probe>'),
  broken('a tunnel', 0, lines('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example:443')),
  broken('a small method', 400, lines('get /en HTTP/1.1', HOST)),
  broken('no method', 400, lines('<probe> /en HTTP/1.1', HOST)),
  { name: 'the first version', status: 200, bytes: lines('GET /en') },
  broken('a made-up version', 400, lines('GET /en HTTP/9.9', HOST)),
  broken('the second version', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  broken('a handshake', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'),
  broken('a null byte in the path', 400, lines('GET /en\0 HTTP/1.1', HOST)),
  broken('letters beyond ASCII', 400, lines('GET /en/\xe9 HTTP/1.1', HOST)),
  broken('a null byte in a header', 400, lines('GET /en HTTP/1.1', HOST, 'X-A: a\0b')),
  broken('a header in two lines', 400, lines('GET /en HTTP/1.1', HOST, 'X-A: a', ' b: c\x01')),
  broken('a space before the colon', 400, lines('GET /en HTTP/1.1', HOST, 'X-A : b')),
  broken('headers of 20 kB', 431, lines('GET /en HTTP/1.1', HOST, `X-A: ${'a'.repeat(20_000)}`)),
  broken('an address of 20 kB', 431, lines(`GET /${'a'.repeat(20_000)} HTTP/1.1`, HOST)),
  broken(
    'two lengths',
    400,
    `${lines('POST /en HTTP/1.1', HOST, 'Content-Length: 0', 'Content-Length: 60')}${HIDDEN}`,
  ),
  broken(
    'a length and chunks',
    400,
    `${lines('POST /en HTTP/1.1', HOST, 'Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\n${HIDDEN}`,
  ),
  broken(
    'chunks that are none',
    400,
    `${lines('POST /en HTTP/1.1', HOST, 'Transfer-Encoding: xchunked')}0\r\n\r\n${HIDDEN}`,
  ),
  broken(
    'chunks and something else',
    400,
    `${lines('POST /en HTTP/1.1', HOST, 'Transfer-Encoding: chunked, identity')}0\r\n\r\n${HIDDEN}`,
  ),
  broken(
    'a length with a sign',
    400,
    `${lines('POST /en HTTP/1.1', HOST, 'Content-Length: +60')}${HIDDEN}`,
  ),
  {
    name: 'a request in the body of another',
    status: 405,
    bytes: `${lines('POST /en HTTP/1.1', HOST, `Content-Length: ${HIDDEN.length}`, END)}${HIDDEN}`,
  },
  {
    name: 'a body that never comes',
    status: 405,
    bytes: lines('POST /en HTTP/1.1', HOST, 'Content-Length: 99999999999'),
  },
  {
    name: 'chunks that never end',
    status: 405,
    bytes: `${lines('POST /en HTTP/1.1', HOST, 'Transfer-Encoding: chunked')}5\r\nabc`,
  },
  {
    name: 'an expectation',
    status: 417,
    bytes: lines('GET /en HTTP/1.1', HOST, 'Expect: the unexpected', END),
  },
  head('another protocol', 200, 'GET /en HTTP/1.1', HOST, 'Upgrade: websocket'),
];
