/** However long nothing is painted, the page comes alive then. */
const AT_LATEST_MS = 1000;

/**
 * What stands before the imports of a page's script: it waits for the first paint, asks for all that the page
 * comes alive with at once, and evaluates one module after the other, with a breath in between, so that none
 * waits behind all. Browsers that know no preloading of modules load them as they come.
 */
const AFTER_PAINT = `await new Promise(painted=>{
if(document.hidden)painted();
new PerformanceObserver(painted).observe({type:"paint",buffered:true});
setTimeout(painted,${AT_LATEST_MS});
});
const later=[...document.querySelectorAll('link[rel="later"]')];
for(const link of later)link.rel=link.as?"preload":"modulepreload";
const breath=()=>globalThis.scheduler?.yield?.()??new Promise(go=>setTimeout(go));
const takeTurns=later[0]?.relList.supports("modulepreload");
for(const link of takeTurns?later:[])
if(!link.as&&link.getAttribute("href")!==ENTRY){await import(link.href);await breath()}
`;

const START = /(<script[^>]* type="module" async="">)([^<]*)(?=<\/script>)/;
const ENTRY = /^import\(("[^"]+")\);$/m;
const MODULE = '<link rel="modulepreload"';
const PRELOADS = /<link rel="(?:modulepreload"|preload" as="fetch")/g;

/**
 * A page that is painted before it asks for its scripts, and for the data that they need: all of it is served, so
 * its first lines wait for its fonts alone. Remix has its scripts begin as soon as they can, all in one go.
 *
 * @throws Error where the page is started in another way than is known here
 */
export function afterPaint(drawn: string): string {
  const start = START.exec(drawn);
  if (!start) throw new Error('The framework starts its pages in another way.');
  const [whole, tag = '', script = ''] = start;
  // What is preloaded stands in the head, and right before the script: all between is not written anew.
  const modules = Math.max(0, drawn.indexOf(MODULE));
  const before = asLater(drawn.slice(0, modules)) + asLater(drawn.slice(modules, start.index));
  return `${before}${tag}${inTurn(script)}${drawn.slice(start.index + whole.length)}`;
}

function asLater(html: string): string {
  return html.replace(PRELOADS, (link) => link.replace(/(?:module)?preload/, 'later'));
}

function inTurn(script: string): string {
  const [, entry] = ENTRY.exec(script) ?? [];
  if (!entry) throw new Error('The framework starts its pages with another script.');
  const imports = script
    .replace(/^import ("[^"]+");$/gm, 'await import($1);')
    .replace(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1=await import($2);');
  return AFTER_PAINT.replace('ENTRY', entry) + imports;
}
