import { describe, expect, it } from 'vitest';
import { mayNavigate, mayOpenOutside } from './navigation.ts';

describe('where the window may go', () => {
  it('stays on its own pages', () => {
    expect(mayNavigate('app://trailbook/en/planner')).toBe(true);
    expect(mayNavigate('app://trailbook.example/en')).toBe(false);
    expect(mayNavigate('https://example.com')).toBe(false);
    expect(mayNavigate('file:///etc/passwd')).toBe(false);
  });

  it('hands only plain https links to the system', () => {
    expect(mayOpenOutside('https://example.com/a')).toBe(true);
    expect(mayOpenOutside('http://example.com')).toBe(false);
    expect(mayOpenOutside('https://user:secret@example.com')).toBe(false);
    expect(mayOpenOutside('javascript:alert(1)')).toBe(false);
    expect(mayOpenOutside('smb://share')).toBe(false);
    expect(mayOpenOutside('not a link')).toBe(false);
  });
});
