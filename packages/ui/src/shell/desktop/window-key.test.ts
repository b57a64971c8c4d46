import { describe, expect, it } from 'vitest';
import { windowKeyOf } from './window-key.ts';

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  windowKeyOf({
    ...{ key, code: '', ctrlKey: true, metaKey: false },
    ...{ altKey: false, shiftKey: false, isComposing: false, ...more },
  });

/** Rule S25. */
describe('a key of the window', () => {
  it.each([
    ['1', 'warp'],
    ['2', 'planner'],
    ['3', 'achievements'],
    ['k', 'list'],
    ['K', 'list'],
    ['+', 'larger'],
    ['=', 'larger'],
    ['-', 'smaller'],
    ['0', 'usual'],
  ])('with Ctrl or Cmd, %s: %s', (key, meant) => {
    expect(pressed(key)).toBe(meant);
    expect(pressed(key, { ctrlKey: false, metaKey: true })).toBe(meant);
  });

  it('is found by its place on keyboards of other alphabets and figures', () => {
    expect(pressed('л', { code: 'KeyK' })).toBe('list');
    expect(pressed('&', { code: 'Digit1' })).toBe('warp');
    expect(pressed('+', { shiftKey: true })).toBe('larger');
  });

  it.each<[string, Partial<KeyboardEvent>]>([
    ['1', { ctrlKey: false }],
    ['1', { metaKey: true }],
    ['1', { altKey: true }],
    ['k', { shiftKey: true }],
    ['k', { isComposing: true }],
    ['4', {}],
    ['c', { code: 'KeyC' }],
    ['constructor', {}],
  ])('is the page’s own otherwise: %s %j', (key, more) => {
    expect(pressed(key, more)).toBeUndefined();
  });
});
