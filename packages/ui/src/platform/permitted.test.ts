import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openChannel } from '../storage/documents/channel.ts';
import {
  canKeepChoices,
  canKeepPages,
  cookiesHere,
  isMedia,
  keepChoice,
  openBroadcast,
  serviceWorkers,
} from './permitted.ts';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

describe('in a browser that permits it', () => {
  const container = {};
  beforeEach(() => {
    vi.stubGlobal('document', { cookie: 'theme=day' });
    vi.stubGlobal('navigator', { cookieEnabled: true, serviceWorker: container });
    vi.stubGlobal('caches', {});
  });

  it('all is there', () => {
    expect(cookiesHere()).toBe('theme=day');
    expect(canKeepChoices()).toBe(true);
    expect(serviceWorkers()).toBe(container);
    expect(canKeepPages()).toBe(true);
  });

  it('the screen tells how it is', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 768px)' }));
    expect(isMedia('(width < 768px)')).toBe(true);
    expect(isMedia('(pointer: coarse)')).toBe(false);
  });

  it('a choice is kept', () => {
    keepChoice('theme', 'night');
    expect(document.cookie).toMatch(/^theme=night; Max-Age=\d+; Path=\/; SameSite=Lax$/);
  });

  it('cookies that are switched off are said to be', () => {
    vi.stubGlobal('navigator', { cookieEnabled: false });
    expect(canKeepChoices()).toBe(false);
  });
});

describe('in a browser that throws when it is asked', () => {
  beforeEach(() => {
    const cookies = { cookie: { get: refuse, set: refuse } };
    vi.stubGlobal('document', Object.defineProperties({}, cookies));
    const workers = { serviceWorker: { get: refuse } };
    vi.stubGlobal('navigator', Object.defineProperties({ cookieEnabled: true }, workers));
  });

  it('nothing is there, and nothing breaks', () => {
    expect(cookiesHere()).toBe('');
    expect(canKeepChoices()).toBe(false);
    expect(serviceWorkers()).toBeUndefined();
    expect(canKeepPages()).toBe(false);
    expect(() => keepChoice('theme', 'night')).not.toThrow();
    vi.stubGlobal('matchMedia', refuse);
    expect(isMedia('(width < 768px)')).toBe(false);
  });

  it('tabs are not told of each other, and pages go on', () => {
    vi.stubGlobal('addEventListener', vi.fn());
    vi.stubGlobal('document', { addEventListener: vi.fn() });
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          refuse();
        }
      },
    );
    expect(openBroadcast('trailbook')).toBeUndefined();
    vi.stubGlobal('BroadcastChannel', undefined);
    expect(openBroadcast('trailbook')).toBeUndefined();
    const channel = openChannel();
    expect(() => channel.announce(['planner'])).not.toThrow();
  });

  it('nothing is kept where caches alone are forbidden', () => {
    vi.stubGlobal('navigator', { serviceWorker: {} });
    vi.stubGlobal('caches', undefined);
    expect(canKeepPages()).toBe(false);
  });
});
