/** What came back, as far as anyone can see. */
export interface Answer {
  readonly status: number;
  /** By name in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

interface Expected {
  readonly status: number;
}

/** The marks of a failure that was told to the one who asked. */
const INSIDES = /\bat \S+ \(|node_modules|file:\/\/|\.server\.[jt]s|\/server\/assets\//;
const PROBES = ['<probe>', '//evil.example'];

/** What is wrong with an answer; nothing, if all is well. */
export function problemsOf({ status, headers, body }: Answer, expected: Expected): string[] {
  const problems: string[] = [];
  if (status !== expected.status) problems.push(`answered ${status}, not ${expected.status}`);
  if (INSIDES.test(body)) problems.push('tells of its insides');
  for (const probe of PROBES) {
    const isEchoed = [body, ...headers.values()].some((text) => text.includes(probe));
    if (isEchoed) problems.push(`gives back ${probe}`);
  }
  problems.push(...missingHeaders(headers));
  return problems;
}

function missingHeaders(headers: Answer['headers']): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  return [
    ...(policy.includes("default-src 'self'") ? [] : ['has no Content-Security-Policy']),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['may be sniffed']),
    ...(headers.get('x-frame-options') === 'DENY' ? [] : ['may be framed']),
    ...(headers.has('x-powered-by') ? ['tells what it runs on'] : []),
  ];
}
