/**
 * Runs `npm start` as a newcomer does, asks for one page, and ends it again. Ends with 1 where the page does not come.
 * Plain JavaScript, since old Node runs it too.
 */
import { spawn } from 'node:child_process';

const PORT = process.env.PORT ?? '3000';
const LONGEST_MS = 10 * 60_000;
const isWindows = process.platform === 'win32';

const began = Date.now();
const site = spawn('npm', ['start'], {
  env: { ...process.env, PORT },
  stdio: 'inherit',
  shell: isWindows,
  // A group of its own, which is ended with all that it has started.
  detached: !isWindows,
});
const page = await firstPage(`http://localhost:${PORT}/en`);
const seconds = ((Date.now() - began) / 1000).toFixed(1);
const isWhole = page !== undefined && /<h1[\s>]/.test(page) && page.includes('</html>');
console.info(isWhole ? `The first page came after ${seconds} s.` : `No page within ${seconds} s.`);
end();
process.exit(isWhole ? 0 : 1);

/** Asks until the site answers, or has ended. */
async function firstPage(url) {
  while (site.exitCode === null && Date.now() - began < LONGEST_MS) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return answer.text();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return undefined;
}

function end() {
  if (site.exitCode !== null) return;
  if (isWindows) spawn('taskkill', ['/pid', String(site.pid), '/t', '/f'], { stdio: 'ignore' });
  else process.kill(-site.pid, 'SIGTERM');
}
