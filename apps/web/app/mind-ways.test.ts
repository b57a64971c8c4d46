import { afterEach, describe, expect, it, vi } from 'vitest';
import { NoConnection } from './load-whole';
import { loadWholeInstead, mindWays, stayHere } from './mind-ways';

type Router = Parameters<typeof mindWays>[0];
type Way = Router['routes'][number];
type Load = Extract<Way['loader'], (...args: never) => unknown>;

const PAGE = '/en/relics';
const gone = new TypeError('Failed to fetch');
const failing = () => Promise.reject(gone);

afterEach(() => vi.unstubAllGlobals());

/** Who answers, beside the routes themselves, and where the page was led. */
function world({ isKept = false, answers = true }) {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('navigator', { serviceWorker: { controller: isKept ? {} : null } });
  vi.stubGlobal('fetch', async () => {
    if (!answers) throw gone;
    return Response.json({ revision: 'two' });
  });
  return assign;
}

/** A router on its way to the list of relics, from that of characters. */
function onTheWay(
  parts: Pick<Way, 'loader' | 'lazy'>,
  frame: unknown = 'the frame',
  loadFrame: Load = failing,
) {
  const first: Way = { id: 'list:characters', loader: failing };
  const way: Way = { id: 'list:relics', ...parts };
  const root: Way = { id: 'root', loader: loadFrame, children: [first, way] };
  const router = {
    routes: [root],
    state: {
      matches: [{ route: root }, { route: first }],
      loaderData: { root: frame, 'list:characters': 'characters' },
      location: { pathname: '/en/characters' },
      navigation: { location: { pathname: PAGE, search: '', hash: '#sets' } },
    },
  };
  // As much of a router as is asked for.
  mindWays(router as unknown as Router);
  return { router, root, way, first };
}

function load({ loader }: Way, path = PAGE): unknown {
  if (typeof loader !== 'function') throw new Error('The way has no loader.');
  const request = new Request(`http://localhost${path}`);
  return Promise.resolve(loader({ request, params: {} }));
}

describe('a page whose parts are gone', () => {
  it('is loaded whole, with its hash, from a server that answers', async () => {
    const assign = world({});
    void load(onTheWay({ loader: failing }).way);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/en/relics#sets'));
  });

  it('is loaded whole where a worker answers', async () => {
    const assign = world({ isKept: true, answers: false });
    void load(onTheWay({ loader: failing }).way);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/en/relics#sets'));
  });

  it('is loaded whole where its code is gone', async () => {
    const assign = world({});
    void onTheWay({ lazy: failing }).way.lazy?.();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/en/relics#sets'));
  });

  it('is loaded whole where the answer is empty', async () => {
    const assign = world({});
    void load(onTheWay({ loader: async () => null }).way);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/en/relics#sets'));
  });

  it.each([
    ['is that of another release', { name: 'Relics' }],
    ['is not whole', '{"name":"Rel'],
    ['holds nothing', 'null'],
  ])('is loaded whole where its model %s', async (_, model) => {
    const assign = world({});
    void load(onTheWay({ loader: async () => ({ model }) }).way);
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/en/relics#sets'));
  });

  it('is loaded whole where what stands around it is of another release', async () => {
    for (const other of [
      { release: 'two', revision: 'a' },
      { release: 'one', revision: 'b' },
    ]) {
      const assign = world({});
      const { root } = onTheWay({}, { release: 'one', revision: 'a' }, async () => other);
      void load(root);
      await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/en/relics#sets'));
    }
  });

  it('is drawn where that is of the same, or of none that is known', async () => {
    const assign = world({});
    const frame = { release: 'one', revision: 'a' };
    for (const first of [frame, undefined]) {
      const { root } = onTheWay({}, first, async () => ({ ...frame }));
      expect(await load(root)).toEqual(frame);
    }
    expect(assign).not.toHaveBeenCalled();
  });

  it('is left alone when the reader has gone elsewhere', async () => {
    const assign = world({});
    const { way, router } = onTheWay({ loader: failing });
    const loading = load(way);
    router.state.navigation.location = { pathname: '/en/books', search: '', hash: '' };
    await expect(loading).rejects.toBe(gone);
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('a page for which nobody answers', () => {
  it('is told to be without a connection, and nothing is left', async () => {
    const assign = world({ answers: false });
    await expect(load(onTheWay({ loader: failing }).way)).rejects.toBeInstanceOf(NoConnection);
    await expect(onTheWay({ lazy: failing }).way.lazy?.()).rejects.toBeInstanceOf(NoConnection);
    expect(assign).not.toHaveBeenCalled();
  });

  it('is shown as it was seen before', async () => {
    world({ answers: false });
    let isCut = false;
    const { way } = onTheWay({ loader: async () => (isCut ? failing() : 'relics') });
    await load(way);
    isCut = true;
    expect(await load(way)).toBe('relics');
    await expect(load(way, '/en/relics/other')).rejects.toBeInstanceOf(NoConnection);
  });

  it('is shown as it was first served', async () => {
    world({ answers: false });
    const { first, root } = onTheWay({});
    expect(await load(first, '/en/characters')).toBe('characters');
    expect(await load(root, '/en/books')).toBe('the frame');
  });
});

describe('a page that is loaded whole, since it was long in coming', () => {
  /** One that is on its way until a test answers, by the router; and whether anything came of that. */
  async function slow(of: 'loader' | 'lazy') {
    const assign = world({});
    const { promise, ...answer } = Promise.withResolvers<object>();
    const { router, way } = onTheWay({ [of]: () => promise });
    const onCome = vi.fn();
    const coming = Promise.resolve(of === 'loader' ? load(way) : way.lazy?.());
    coming.then(onCome, onCome);
    return { ...answer, assign, onCome, router: router as unknown as Router };
  }

  it.each(['loader', 'lazy'] as const)('is not drawn beside by its %s', async (of) => {
    const { resolve, router, assign, onCome } = await slow(of);
    loadWholeInstead(router);
    resolve({});
    await settled();
    expect(assign).toHaveBeenCalledExactlyOnceWith('/en/relics#sets');
    expect(onCome).not.toHaveBeenCalled();
  });

  it('is not asked for once more when the first try fails', async () => {
    const { reject, router, assign, onCome } = await slow('loader');
    loadWholeInstead(router);
    reject(gone);
    await settled();
    expect(assign).toHaveBeenCalledTimes(1);
    expect(onCome).not.toHaveBeenCalled();
  });

  it('is on no way any more where the browser shows the page before as it was', async () => {
    const { router } = await slow('loader');
    const navigate = vi.fn(async () => undefined);
    Object.assign(router, { navigate });
    loadWholeInstead(router);
    const [[event, shown] = []] = vi.mocked(addEventListener).mock.calls;
    expect(event).toBe('pageshow');
    if (typeof shown === 'function') shown(new Event('pageshow'));
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it('leaves a page alone that was chosen since', async () => {
    const { router } = await slow('loader');
    loadWholeInstead(router);
    const next = onTheWay({ loader: async () => 'relics' });
    expect(await load(next.way)).toBe('relics');
  });
});

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

it('lets the server say that a page is elsewhere, or nowhere', async () => {
  world({});
  const elsewhere = new Response(null, { status: 302 });
  const { way } = onTheWay({ loader: async () => Promise.reject(elsewhere) });
  await expect(load(way)).rejects.toBe(elsewhere);
});

it('lets what stands around pages bring nothing', async () => {
  const assign = world({});
  const { way } = onTheWay({ loader: async () => null });
  way.children = [];
  expect(await load(way)).toBeNull();
  expect(assign).not.toHaveBeenCalled();
});

it('minds a loader that comes with the code of its page', async () => {
  world({ answers: false });
  const { way } = onTheWay({ lazy: async () => ({ loader: failing }) });
  const { loader } = (await way.lazy?.()) ?? {};
  await expect(load({ id: way.id, ...(loader && { loader }) })).rejects.toBeInstanceOf(
    NoConnection,
  );
});

describe('who stays on the page after all', () => {
  /** As the router asks it of a page that is shown. */
  const asked = { defaultShouldRevalidate: true } as Parameters<
    NonNullable<Way['shouldRevalidate']>
  >[0];

  it('has nothing of it asked for again, and everything afterwards', async () => {
    const { router, first, way } = onTheWay({ lazy: async () => ({ loader: failing }) });
    const late: Partial<Way> = (await way.lazy?.()) ?? {};
    const answers: unknown[] = [];
    const navigate = vi.fn(async () => {
      answers.push(first.shouldRevalidate?.(asked), late.shouldRevalidate?.(asked));
    });
    Object.assign(router, { navigate });
    Object.assign(router.state.location, { search: '?path=hunt', hash: '#list' });
    await stayHere(router as unknown as Router);
    expect(navigate).toHaveBeenCalledWith('/en/characters?path=hunt#list', {
      replace: true,
      preventScrollReset: true,
    });
    expect(answers).toEqual([false, false]);
    expect(first.shouldRevalidate?.(asked)).toBe(true);
    expect(late.shouldRevalidate?.(asked)).toBe(true);
  });

  it('finds pages asked for as ever where the way back fails', async () => {
    const { router, first } = onTheWay({});
    Object.assign(router, { navigate: failing });
    await expect(stayHere(router as unknown as Router)).rejects.toBe(gone);
    expect(first.shouldRevalidate?.(asked)).toBe(true);
  });
});
