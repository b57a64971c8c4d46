import type { Page } from '@playwright/test';

/** The narrowest phone there is, and a window as low as one of 1280 × 1024 px is at 400 %. */
const PHONE = { width: 320, height: 800 };
const LOW = { width: 320, height: 256 };

/** How high letters are that nobody has made larger. */
const LETTERS = 16;

/** Sets how high letters are, in per cent, as a browser's own setting does. */
export type SetLetters = (size: number) => Promise<unknown>;

export async function lettersOf(page: Page): Promise<SetLetters> {
  const browser = await page.context().newCDPSession(page);
  return (size) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard: (LETTERS * size) / 100 } });
}

/**
 * What is wrong with a page on a narrow screen: what is wider than the screen, texts over each other or under a drawing, a
 * text of which a letter or two have a line to themselves, a field or a list that shows no word of what is in it, too
 * little that goes with the page. Leaves the page in the last window that it was looked at in.
 *
 * @param size - how large letters are, in per cent, for the report
 */
export async function narrow(page: Page, size = 100): Promise<string[]> {
  await page.setViewportSize(PHONE);
  const faults = [...(await page.evaluate(look)), ...(await page.evaluate(standsFast, 0))];
  return faults.map((one) => `${PHONE.width} px, ${size} %: ${one}`);
}

/** The same with letters twice as large as well, and in a low window. */
export async function crowded(page: Page, setLetters: SetLetters): Promise<string[]> {
  const found = await narrow(page);
  await setLetters(200);
  found.push(...(await narrow(page, 200)));
  await setLetters(100);
  await page.setViewportSize(LOW);
  const faults = await page.evaluate(standsFast, 2);
  return [...found, ...faults.map((one) => `${LOW.width} × ${LOW.height} px: ${one}`)];
}

/** Runs in the page. What does not go with it, or with the sheet that lies over it, covers a third of the window at most. */
async function standsFast(frames: number): Promise<string[]> {
  for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  const parts = [...(sheet ?? document.body).querySelectorAll('*')];
  const fast = parts.filter(
    (one) => /fixed|sticky/.test(getComputedStyle(one).position) && one.checkVisibility(),
  );
  const seen = fast
    .map((one) => one.getBoundingClientRect())
    .map(({ top, bottom }) => [Math.max(0, top), Math.min(innerHeight, bottom)] as const)
    .sort(([a], [b]) => a - b);
  let [height, end] = [0, 0];
  for (const [top, bottom] of seen) {
    height += Math.max(0, bottom - Math.max(top, end));
    end = Math.max(end, bottom);
  }
  const pushed = sheet
    ? [sheet, ...parts]
        .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY))
        .filter((one) => one.scrollHeight > one.clientHeight + 1)
        .map((one) => one.clientHeight)
    : [];
  if (sheet && pushed.length > 0) height += sheet.clientHeight - Math.max(...pushed);
  const what = fast.map((one) => one.textContent?.trim().slice(0, 30)).filter(Boolean);
  const share = Math.round((height / innerHeight) * 100);
  return share > 34
    ? [`stands fast over ${share} %: ${sheet ? 'the sheet' : what.join(' | ')}`]
    : [];
}

/** Runs in the page, and so holds all that it needs. Of sheets that lie over each other the last is looked at. */
async function look(): Promise<string[]> {
  interface Area {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  /** A text, and where its lines are. */
  interface Run {
    readonly element: Element;
    readonly text: string;
    readonly lines: readonly DOMRect[];
  }

  const root = document.documentElement;
  layOutAll();
  // What is drawn by its own width is drawn anew a frame after that has changed.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const styles = new Map<Element, CSSStyleDeclaration>();
  const scope = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const all = [...scope.querySelectorAll('*')].filter(isShown);
  const runs = textsIn(scope);
  const middles = runs.filter(({ element }) => !isOverOthers(element)).flatMap(middlesOf);
  const faults = [
    ...tooWide(),
    ...runs.flatMap((run) => [...brokenUp(run), ...outOfFrame(run), ...cutOffAbove(run)]),
    ...overEachOther(),
    ...underOthers(),
    ...tooSmallFields(),
    ...squeezed(),
    ...cutChoices(),
    ...placedOutOfWhatScrolls(),
    ...outOfReachOfKeys(),
  ];
  return [...new Set(faults)];

  /** What is out of sight is laid out, too. */
  function layOutAll() {
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; animation: none !important }');
    document.adoptedStyleSheets = [sheet];
  }

  function tooWide(): string[] {
    const isBody = scope === document.body;
    const parts = isBody ? [] : [scope, ...scope.children];
    return [
      ...(root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} px wide`] : []),
      ...parts
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .map((part) => `the sheet is too wide: ${describeElement(part)}`),
    ];
  }

  /** A letter or two on a line. */
  function brokenUp({ element, text, lines }: Run): string[] {
    const rows = new Set(lines.map(({ top }) => Math.round(top))).size;
    const letters = [...text.normalize('NFC').replace(/[\s\p{M}]/gu, '')].length;
    const widest = Math.max(...lines.map(({ width }) => width));
    const isBroken = rows >= 3 && (letters / rows < 3 || widest < 2 * emOf(element));
    return isBroken ? [`${letters} letters on ${rows} lines: ${describeElement(element)}`] : [];
  }

  function outOfFrame({ element, lines }: Run): string[] {
    const isBeyond =
      !isPushed(element) && lines.some(({ right, left }) => right > innerWidth + 1 || left < -1);
    const frame = ancestors(element).find((at) => !/^(inline|contents)$/.test(styleOf(at).display));
    if (!frame || /auto|scroll/.test(styleOf(frame).overflowX)) return [];
    const box = frame.getBoundingClientRect();
    const beyond = Math.max(
      ...lines.map(({ left, right }) => Math.max(right - box.right, box.left - left)),
    );
    const isCut = /hidden|clip/.test(styleOf(frame).overflowX) && !frame.matches('.truncate');
    return [
      ...(isBeyond ? [`beyond the screen: ${describeElement(element)}`] : []),
      ...(beyond > 2
        ? [`${isCut ? 'cut' : 'sticks out'} by ${Math.round(beyond)} px: ${describeElement(frame)}`]
        : []),
    ];
  }

  /** What a sheet hides at its edge cannot be pushed into sight. */
  function cutOffAbove({ element, lines }: Run): string[] {
    const isWithinPushed = ancestors(element).some((at) =>
      /auto|scroll/.test(styleOf(at).overflowY),
    );
    const isWhole = /auto|scroll/.test(styleOf(scope).overflowY);
    if (scope === document.body || isWhole || isWithinPushed) return [];
    const { top, bottom } = scope.getBoundingClientRect();
    const isCut = lines.some((line) => line.top < top || line.bottom > bottom);
    return isCut ? [`cut off at the edge of its sheet: ${describeElement(element)}`] : [];
  }

  function overEachOther(): string[] {
    const sorted = middles.toSorted((a, b) => a.top - b.top);
    return sorted.flatMap((box, at) => {
      const next = sorted.slice(at + 1);
      const end = next.findIndex(({ top }) => top >= box.bottom);
      return (end === -1 ? next : next.slice(0, end))
        .filter((other) => meet(box, other))
        .map(
          (other) =>
            `over each other: ${describeElement(box.element)} and ${describeElement(other.element)}`,
        );
    });
  }

  /** Texts that a drawing or a control lies over; what is placed there on purpose may. */
  function underOthers(): string[] {
    return all
      .filter((one) => one.matches('svg, img, button, a, input, select') && isInFlow(one))
      .filter((one) => !(one.matches('a, button') && /inline/.test(styleOf(one).display)))
      .flatMap((one) => {
        const area = seenOf(one, one.getBoundingClientRect());
        if (area.right - area.left < 6 || area.bottom - area.top < 6) return [];
        return middles
          .filter((box) => !one.contains(box.element) && !box.element.contains(one))
          .filter((box) => meet(box, area) && isInFlow(box.element))
          .map((box) => `${one.tagName.toLowerCase()} over ${describeElement(box.element)}`);
      });
  }

  /** Signs beside words that gave them their room. */
  function squeezed(): string[] {
    return all
      .filter((one) => one.matches('svg[class*="lucide-"]'))
      .filter((sign) => {
        const { width, height } = sign.getBoundingClientRect();
        return width < height - 1;
      })
      .map(
        (sign) =>
          `squeezed: ${sign.getAttribute('class')} of ${describeElement(sign.parentElement ?? sign)}`,
      );
  }

  function tooSmallFields(): string[] {
    const typed = 'input:not([type=checkbox], [type=radio], [type=range], [type=file])';
    return all
      .filter((one): one is HTMLInputElement => one.matches(typed) && !isForListeners(one))
      .filter((field) => {
        const isNumber = field.type === 'number' || /numeric|decimal/.test(field.inputMode);
        return field.clientWidth < emOf(field) * (isNumber ? 2 : 5);
      })
      .map((field) => `a field of ${field.clientWidth} px: ${field.placeholder}`);
  }

  /** Lists that show not all of what is chosen, though their letters could be smaller. */
  function cutChoices(): string[] {
    const canvas = document.createElement('canvas').getContext('2d');
    const arrow = 16;
    return all
      .filter((one) => one instanceof HTMLSelectElement)
      .flatMap((list) => {
        const style = styleOf(list);
        const chosen = list.selectedOptions[0]?.text ?? '';
        if (!canvas || emOf(list) <= 16) return [];
        canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const paddings = [style.paddingInlineStart, style.paddingInlineEnd].map(Number.parseFloat);
        const room = list.clientWidth - arrow - paddings.reduce((sum, one) => sum + one, 0);
        const needed = canvas.measureText(chosen).width;
        return needed > room ? [`a list of ${Math.round(room)} px shows “${chosen}”`] : [];
      });
  }

  /** Unseen words at the end of a row that scrolls, too, would widen the page. */
  function placedOutOfWhatScrolls(): string[] {
    return all
      .filter((one) => one instanceof HTMLElement && styleOf(one).position === 'absolute')
      .flatMap((placed) => {
        const frame = ancestors(placed)
          .slice(1)
          .find((at) => /auto|scroll/.test(`${styleOf(at).overflowX} ${styleOf(at).overflowY}`));
        const held = placed instanceof HTMLElement ? placed.offsetParent : null;
        return frame && !frame.contains(held)
          ? [`placed out of what scrolls: ${describeElement(placed)} of ${describeElement(frame)}`]
          : [];
      });
  }

  /** What is pushed sideways, and has nothing in it that keys lead to. */
  function outOfReachOfKeys(): string[] {
    const reached = 'a[href], button, input, select, [tabindex="0"]';
    return all
      .filter((frame) => /auto|scroll/.test(styleOf(frame).overflowX))
      .filter((frame) => frame.scrollWidth > frame.clientWidth + 1)
      .filter((frame) => !frame.matches(reached) && !frame.querySelector(reached))
      .map((frame) => `out of reach of keys: ${describeElement(frame)}`);
  }

  function textsIn(part: Element): Run[] {
    const found: Run[] = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      const text = node.nodeValue?.trim() ?? '';
      if (!element || text === '' || element.closest('script, style, option, svg')) continue;
      if (!isShown(element) || isForListeners(element)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((line) => line.width > 0 && line.height > 0);
      if (lines.length > 0) found.push({ element, text, lines });
    }
    return found;
  }

  /** The middles of lines, which do not touch however tight the leading is. */
  function middlesOf({ element, lines }: Run): (Area & { readonly element: Element })[] {
    return lines
      .map(({ left, right, top, bottom, height }) => {
        const tight = height * 0.3;
        const middle = {
          left: left + 1,
          right: right - 1,
          top: top + tight,
          bottom: bottom - tight,
        };
        return { element, ...seenOf(element, middle) };
      })
      .filter(({ left, right, top, bottom }) => right > left && bottom > top);
  }

  /** What of an area is within all that it may be pushed in. */
  function seenOf(element: Element, area: Area): Area {
    const seen = { left: area.left, right: area.right, top: area.top, bottom: area.bottom };
    for (const at of ancestors(element)) {
      const { overflowX, overflowY } = styleOf(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      seen.left = Math.max(seen.left, box.left);
      seen.right = Math.min(seen.right, box.right);
      seen.top = Math.max(seen.top, box.top);
      seen.bottom = Math.min(seen.bottom, box.bottom);
    }
    return seen;
  }

  function meet(a: Area, b: Area): boolean {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }

  function ancestors(element: Element): Element[] {
    const found: Element[] = [];
    for (let at: Element | null = element; at && at !== scope; at = at.parentElement) {
      found.push(at);
    }
    return found;
  }

  function isPushed(element: Element): boolean {
    return ancestors(element)
      .slice(1)
      .some((at) => /auto|scroll|hidden|clip/.test(styleOf(at).overflowX));
  }

  /** Told to who listens alone, or faded out. */
  function isForListeners(element: Element): boolean {
    return ancestors(element).some((at) => {
      const { clipPath, position, opacity } = styleOf(at);
      return (position === 'absolute' && clipPath !== 'none') || opacity === '0';
    });
  }

  function isOverOthers(element: Element): boolean {
    return ancestors(element).some((at) => /fixed|sticky/.test(styleOf(at).position));
  }

  function isInFlow(element: Element): boolean {
    const isPart = element.parentElement?.closest('svg');
    return (
      !isPart && ancestors(element).every((at) => /static|relative/.test(styleOf(at).position))
    );
  }

  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true });
  }

  function emOf(element: Element): number {
    return Number.parseFloat(styleOf(element).fontSize);
  }

  function styleOf(element: Element): CSSStyleDeclaration {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  }

  function describeElement(element: Element): string {
    const named = element.textContent?.trim().slice(0, 40) || element.getAttribute('aria-label');
    const classes = element.getAttribute('class')?.slice(0, 60) ?? '';
    return `${element.tagName.toLowerCase()} "${named ?? ''}" .${classes}`;
  }
}
