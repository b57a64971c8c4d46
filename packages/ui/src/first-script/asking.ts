import { ASKED_PREFIX } from '../platform/storage-keys.ts';

declare global {
  interface Window {
    /** When this page was asked to add what it names to the plan. */
    asked?: Readonly<Record<string, number>>;
  }
}

/**
 * A part of the page's first script: what an address of the planner asks for, or a link to one that is pressed, is
 * kept from that moment on, in the small letters of all names. The page may be left before the plan has it.
 */
export const ASKING = `const asked=window.asked={};
const ask=({pathname,hash})=>{
const name=hash.slice(1,80).toLowerCase();
if(/^\\/\\w+\\/planner\\/?$/.test(pathname)&&/^(?!entry-)./.test(name))try{localStorage["${ASKED_PREFIX}"+name]=asked[name]=Date.now()}catch{}};
ask(location);
addEventListener("hashchange",()=>ask(location));
addEventListener("click",({target})=>{const link=target.closest?.("a");if(link)ask(link)},true);`;
