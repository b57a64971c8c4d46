import { NAMES, PLAYER_KEY } from '../platform/index.ts';
import { ASKING } from './asking.ts';
import { EARLY } from './early.ts';
import { FRAMING } from './framing.ts';
import { KEEPING, RESTORING } from './restoring.ts';

/**
 * Runs before anything of a page is shown, and puts on it what its reader has chosen: the server draws the
 * same page for everybody. Until a theme is chosen it follows the system's, and changes with it.
 */
export const FIRST_SCRIPT = `(()=>{
const page=document.documentElement.dataset;
let cookies="";
try{cookies=document.cookie}catch{}
const chosen=name=>cookies.match("(?:^|; )"+name+"=(\\\\w+)")?.[1];
const theme=chosen("${NAMES.theme}"),motion=chosen("${NAMES.motion}"),gender=chosen("${NAMES.gender}");
let light={};
try{light=matchMedia("(prefers-color-scheme: light)")}catch{}
const follow=()=>{if(page.themeBy!=="reader")page.theme=light.matches?"day":"night"};
if(theme==="day"||theme==="night"){page.theme=theme;page.themeBy="reader"}
if(motion==="less"||motion==="full")page.motion=motion;
if(gender==="M")page.gender=gender;
if(chosen("${NAMES.shortcuts}")==="off")page.shortcuts="off";
if("trailbook"in window)page.desktop="";
try{if(localStorage.getItem("${PLAYER_KEY}")!==null)page.player=""}catch{}
follow();
light.addEventListener?.("change",follow);
${FRAMING}
${ASKING}
${EARLY}
${KEEPING}
${RESTORING}
})()`;
