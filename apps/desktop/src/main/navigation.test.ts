import { describe, expect, it } from 'vitest';
import { isOwnAddress, mayOpenOutside } from './navigation.ts';

describe('where the window may go', () => {
  it('stays on its own pages', () => {
    expect(isOwnAddress('app://trailbook/en/planner')).toBe(true);
    expect(isOwnAddress('app://trailbook.example/en')).toBe(false);
    expect(isOwnAddress('app://trailbook.example')).toBe(false);
    expect(isOwnAddress('app://user@trailbook/en')).toBe(false);
    expect(isOwnAddress('app://trailbook:81/en')).toBe(false);
    expect(isOwnAddress('app:trailbook/en')).toBe(false);
    expect(isOwnAddress('https://example.com')).toBe(false);
    expect(isOwnAddress('https://trailbook/en')).toBe(false);
    expect(isOwnAddress('file:///etc/passwd')).toBe(false);
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
