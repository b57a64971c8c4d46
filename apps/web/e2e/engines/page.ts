import { expect } from 'vitest';
import type { Tab, Visitor } from './engine.ts';
import { type Thing, whereIs } from './whereabouts.ts';

/** Keys without a character. Source: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
};

/** How little a thing that rests may still move. */
const A_PIXEL = 1.5;

/** A page under the hands of a player, who waits until there is something to press. */
export class Page {
  readonly visitor: Visitor;
  readonly tab: Tab;

  constructor(visitor: Visitor, tab: Tab) {
    this.visitor = visitor;
    this.tab = tab;
  }

  async open(path: string): Promise<void> {
    await this.untilSaved();
    await this.tab.open(path);
    await this.untilAlive();
  }

  async reload(): Promise<void> {
    await this.untilSaved();
    await this.tab.reload();
    await this.untilAlive();
  }

  /** Another tab of the same visitor. */
  async beside(): Promise<Page> {
    return new Page(this.visitor, await this.visitor.newTab());
  }

  async press(thing: Thing): Promise<void> {
    const { x, y } = await this.whereItRests(thing);
    await this.tab.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async key(name: keyof typeof KEYS): Promise<void> {
    await this.strike([KEYS[name]]);
  }

  /** Writes over what a field holds. */
  async fill(thing: Thing, text: string): Promise<void> {
    await this.press(thing);
    await this.tab.evaluate(async () => {
      // Fields select their content in the next frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    });
    await this.strike(text === '' ? [KEYS.Backspace] : [...text]);
  }

  /** The texts of all that a selector finds, as they are read on the screen. */
  texts(selector: string): Promise<string[]> {
    return this.tab.evaluate(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>(wanted)].map((element) =>
          // What is out of sight may not be drawn yet, and reads as nothing.
          (element.innerText || (element.textContent ?? '')).replace(/\s+/g, ' ').trim(),
        ),
      selector,
    );
  }

  async expectText(text: string | RegExp): Promise<void> {
    await expect.poll(() => this.text()).toMatch(text);
  }

  async expectNoText(text: string): Promise<void> {
    await expect.poll(() => this.text()).not.toContain(text);
  }

  private async text(): Promise<string> {
    return (await this.texts('body')).join();
  }

  private async strike(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
    ]);
    await this.tab.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Where a thing is once it has stopped moving. */
  private async whereItRests(thing: Thing): Promise<{ x: number; y: number }> {
    let before: { x: number; y: number } | undefined;
    await expect
      .poll(
        async () => {
          const now = await this.tab.evaluate(whereIs, thing);
          // Rows of half a pixel: bringing a thing to the middle may put it a pixel up, then down again.
          const rests = now && before && Math.hypot(now.x - before.x, now.y - before.y) <= A_PIXEL;
          before = now;
          return rests;
        },
        { message: `${thing.name ?? thing.pattern ?? thing.selector} can be pressed` },
      )
      .toBe(true);
    if (!before) throw new Error('It was there.');
    return before;
  }

  /** A page asks before it is left with changes on their way to the disk. */
  private async untilSaved(): Promise<void> {
    await expect
      .poll(() => this.tab.evaluate(() => document.querySelector('html[data-saving]') === null))
      .toBe(true);
  }

  /** A page hears nothing before its scripts are there, and shows nothing before its data is. */
  private async untilAlive(): Promise<void> {
    const isAlive = () => {
      const main = document.querySelector('main');
      if (!main) return true;
      const hasScripts = Object.keys(main).some((key) => key.startsWith('__react'));
      return hasScripts && document.querySelector('[aria-busy=true]') === null;
    };
    await expect.poll(() => this.tab.evaluate(isAlive), { message: 'The page lives' }).toBe(true);
  }
}
