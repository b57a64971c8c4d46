import { describe, expect, it, vi } from 'vitest';
import { createReporter, envelopeUrl, withoutPerson } from './report-errors.ts';

const LINK =
  'https://public-operation-hkrpg.example/getGachaLog?authkey=SECRET&game_biz=hkrpg_global#x';

function reporter() {
  const send = vi.fn<(url: string, body: string) => void>();
  const report = createReporter({
    ...{ dsn: 'https://key@errors.example/42', release: 'r1', send },
    path: () => '/en/warp',
    now: () => Date.UTC(2026, 10, 22),
    newId: () => 'a1',
  });
  return { send, report };
}

describe('a report of a fault', () => {
  it('goes to the project of the address that the operator gave', () => {
    expect(envelopeUrl('https://key@errors.example/42')).toBe(
      'https://errors.example/api/42/envelope/?sentry_key=key&sentry_version=7',
    );
  });

  it('says what, where and of which release', () => {
    const { send, report } = reporter();
    report(new TypeError('x is not a function'));
    const [head, item, event] = (send.mock.calls[0]?.[1] ?? '')
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(head).toEqual({ event_id: 'a1', sent_at: '2026-11-22T00:00:00.000Z' });
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({
      release: 'r1',
      transaction: '/en/warp',
      exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
    });
  });

  it('holds no link and no account number, wherever they stand', () => {
    const { send, report } = reporter();
    const error = new Error(`No answer from ${LINK} for 600000001`);
    error.stack = `Error: ${LINK}\n at read (https://site.example/assets/warp-a1.js:3:14?uid=600000001)`;
    report(error);
    const body = send.mock.calls[0]?.[1] ?? '';
    expect(body).not.toMatch(/SECRET|authkey|600000001|getGachaLog/);
    expect(withoutPerson('at f (https://site.example/assets/warp-a1.js:3:14)')).toBe(
      'at f (/assets/warp-a1.js:3:14)',
    );
  });

  it('is sent once for each fault, and ten times for a page', () => {
    const { send, report } = reporter();
    report(new Error('again'));
    report(new Error('again'));
    expect(send).toHaveBeenCalledTimes(1);
    for (let number = 0; number < 20; number++) report(new Error(`fault ${number}`));
    expect(send).toHaveBeenCalledTimes(10);
  });

  it('takes what is no error', () => {
    const { send, report } = reporter();
    report('a word');
    expect(send.mock.calls[0]?.[1]).toContain('"value":"a word"');
  });
});
