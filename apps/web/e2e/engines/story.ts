import { afterAll, expect, test } from 'vitest';
import type { Engine, Visitor } from './engine.ts';
import { Page } from './page.ts';

/** Remix complains of what it still fetched when the page was left. */
const LEFT_WHILE_LOADING = /^Failed to fetch manifest patches TypeError: /;

type Play = (page: Page) => Promise<void>;
export type Story = (title: string, play: Play) => void;

/** Stories of somebody who was never here. */
export function storiesOf(engine: Engine): Story {
  return (title, play) => {
    test(title, () => somebody(engine, play));
  };
}

/** Stories that leave nothing behind, one visitor for all of them: some browsers are slow to start. */
export function tourOf(engine: Engine): Story {
  let guest: Promise<Page> | undefined;
  afterAll(async () => (await guest)?.visitor.leave());
  return (title, play) => {
    test(title, async () => {
      guest ??= engine.newVisitor().then(pageOf);
      const page = await guest;
      const before = (await complaintsOf(page.visitor)).length;
      try {
        await play(page);
        expect((await complaintsOf(page.visitor)).slice(before)).toEqual([]);
      } catch (error) {
        // What went wrong may stay on the page: a second try is somebody else's.
        guest = undefined;
        await page.visitor.leave();
        throw error;
      }
    });
  };
}

async function pageOf(visitor: Visitor): Promise<Page> {
  return new Page(visitor, await visitor.newTab());
}

/** Somebody with a device of their own. Whatever else holds, nothing may have been complained of. */
export async function somebody(engine: Engine, play: Play): Promise<void> {
  const visitor = await engine.newVisitor();
  try {
    await play(await pageOf(visitor));
  } catch (error) {
    const complaints = await complaintsOf(visitor);
    throw new Error(['The story broke off.', ...complaints].join('\n'), { cause: error });
  } finally {
    await visitor.leave();
  }
  expect(await complaintsOf(visitor)).toEqual([]);
}

async function complaintsOf(visitor: Visitor): Promise<readonly string[]> {
  const all = await visitor.complaints();
  return all.filter((text) => !LEFT_WHILE_LOADING.test(text));
}
