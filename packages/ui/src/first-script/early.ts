declare global {
  interface Window {
    /** What a reader has done on a page that was not alive yet: kept by its first script. */
    early?:
      | {
          readonly pressed: Set<HTMLElement>;
          readonly filled: Set<EventTarget>;
          /** What was typed after Ctrl or Cmd and K asked for the search; Enter is a line's end. */
          typed?: string;
          /** The keys that were pressed for the page. */
          readonly keys: KeyboardEvent[];
          readonly hear: (event: Event) => void;
        }
      | undefined;
  }
}

/**
 * What React would draw the page for at once. While the router still reads the page's data there is nothing to draw:
 * React would fail (its error 345), so that it hears none of these before the page is alive.
 */
const HELD_BACK = [
  ...[
    'auxclick',
    'beforeinput',
    'change',
    'click',
    'compositionend',
    'compositionstart',
    'contextmenu',
  ],
  ...[
    'copy',
    'cut',
    'dblclick',
    'dragend',
    'dragstart',
    'drop',
    'input',
    'keydown',
    'keypress',
    'keyup',
  ],
  ...[
    'mousedown',
    'mouseup',
    'paste',
    'pointercancel',
    'pointerdown',
    'pointerup',
    'reset',
    'submit',
  ],
  ...['textInput', 'touchcancel', 'touchend', 'touchstart'],
];

/**
 * A part of the page's first script: it hears which buttons and keys are pressed and which fields are filled, and
 * keeps what is typed for the search that a key has asked for.
 */
export const EARLY = `const pressed=new Set(),filled=new Set(),keys=[];
const press=({target})=>{const button=target.closest?.("button");if(button)pressed.add(button)};
const type=event=>{
const {key,ctrlKey,metaKey,shiftKey,altKey,isComposing}=event,{typed}=early;
const isBare=!ctrlKey&&!metaKey&&!altKey&&!isComposing;
if(/^k$/i.test(key)&&ctrlKey!==metaKey&&!shiftKey&&!altKey)early.typed??="";
else if(typed===undefined||!isBare){keys.push(event);return}
else if(key==="Backspace")early.typed=typed.replace(/.?\\n*$/u,"");
else if(key==="Enter"&&typed.trim())early.typed+="\\n";
else if([...key].length===1)early.typed+=key;
else return;
event.preventDefault()};
const hear=event=>{
event.stopPropagation();
if(event.type==="click")press(event);
if(event.type==="input")filled.add(event.target);
if(event.type==="keydown")type(event)};
const early=window.early={pressed,filled,keys,hear};
for(const name of ${JSON.stringify(HELD_BACK)})addEventListener(name,hear,true);`;

/** Whether a field was filled before the page was alive: it holds what nobody heard. */
export function wasFilledEarly(field: EventTarget): boolean {
  return window.early?.filled.has(field) === true;
}

/** What was typed for a search that was asked for before the page was alive; nothing if none was. */
export function typedEarly(): string | undefined {
  return window.early?.typed;
}

/** The keys that were pressed for the page before it was alive; none once a search was asked for. */
export function keysEarly(): readonly KeyboardEvent[] {
  return typedEarly() === undefined ? (window.early?.keys ?? []) : [];
}

/**
 * The page is alive: what was pressed before is done, once each. Whoever pressed again did so because nothing
 * had happened.
 */
export function doEarlyPresses(): void {
  const { early } = window;
  if (!early) return;
  delete window.early;
  for (const name of HELD_BACK) removeEventListener(name, early.hear, true);
  // When the page is as it was left; and each when it shows what the one before has done.
  for (const button of early.pressed) setTimeout(() => button.isConnected && button.click());
}
