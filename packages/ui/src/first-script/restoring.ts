import { PAGE_STATE_PREFIX } from '../platform/storage-keys.ts';

/**
 * A part of the page's first script: where a tab may keep nothing, it keeps nothing in silence. The router's own script
 * asks how far the page was scrolled, and would fail over being told so.
 */
export const KEEPING = `try{sessionStorage.getItem("")}catch{try{
Object.defineProperty(window,"sessionStorage",{value:{getItem:()=>null,setItem(){},removeItem(){}}})}catch{}}`;

/**
 * A part of the page's first script: a page that was left, or is asked for by its address, otherwise than the
 * server draws it is not shown until it is so, and nothing jumps. See `[data-restoring]` in the theme.
 */
export const RESTORING = `try{if(location.hash||location.search||sessionStorage.getItem(${JSON.stringify(
  PAGE_STATE_PREFIX,
)}+location.pathname.replace(/^\\/[a-z]+/,"")))document.documentElement.dataset.restoring=""}catch{}`;

/** The page is as it was left. */
export function showRestored(): void {
  delete document.documentElement.dataset.restoring;
}
