import { afterEach, expect, it, vi } from 'vitest';
import { listenToLaunches } from './launch-queue.ts';

type Consume = Parameters<NonNullable<Window['launchQueue']>['setConsumer']>[0];

function queue() {
  let consume: Consume = () => undefined;
  vi.stubGlobal('window', {
    launchQueue: {
      setConsumer: (given: Consume) => {
        consume = given;
      },
    },
  });
  return (launch: Parameters<Consume>[0]) => consume(launch);
}

const handle = (name: string, getFile = async () => new File(['{}'], name)) => ({
  ...{ kind: 'file' as const, getFile },
});
const gone = handle('gone.json', () => Promise.reject(new Error('The file is gone.')));

afterEach(() => vi.unstubAllGlobals());

it('files that were opened with the site come in their order (S36)', async () => {
  const launch = queue();
  const take = vi.fn();
  listenToLaunches(take);
  await launch({ files: [handle('a.json'), handle('b.csv')] });
  const [{ files, isPartial }] = take.mock.calls[0] ?? [];
  expect(files.map(({ name }: File) => name)).toEqual(['a.json', 'b.csv']);
  expect(isPartial).toBe(false);
});

it('a file that is gone by then is told of, and takes no other with it', async () => {
  const launch = queue();
  const take = vi.fn();
  listenToLaunches(take);
  await launch({ files: [gone, handle('a.json')] });
  expect(take.mock.calls[0]?.[0]).toMatchObject({ files: [{ name: 'a.json' }], isPartial: true });
  await launch({ files: [gone] });
  expect(take.mock.calls[1]?.[0]).toEqual({ files: [], isPartial: true });
});

it('a start without files, and folders, are nothing to take', async () => {
  const launch = queue();
  const take = vi.fn();
  listenToLaunches(take);
  await launch({});
  await launch({ files: [] });
  expect(take).not.toHaveBeenCalled();
});

it('nothing comes to a page that was left', async () => {
  const launch = queue();
  const take = vi.fn();
  listenToLaunches(take)();
  await launch({ files: [handle('a.json')] });
  expect(take).not.toHaveBeenCalled();
});

it('a browser that hands over no files loses nothing', () => {
  vi.stubGlobal('window', {});
  expect(() => listenToLaunches(vi.fn())()).not.toThrow();
});
