/**
 * A part of the page's first script: the browser's own frame has the ground of the theme that was chosen by hand, and
 * else of the system's, whoever changes it and whenever.
 */
export const FRAMING = `const frame=()=>{
for(const meta of document.querySelectorAll("meta[name=theme-color]")){
const {of}=meta.dataset;
meta.media=page.themeBy==="reader"?of===page.theme?"all":"not all":"(prefers-color-scheme: "+(of==="day"?"light":"dark")+")"}};
frame();
new MutationObserver(frame).observe(document.documentElement,{attributeFilter:["data-theme","data-theme-by"]});`;
