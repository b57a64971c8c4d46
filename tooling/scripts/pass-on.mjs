/** Runs a command in our place. Plain JavaScript, since old Node runs it too. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const hasGroups = process.platform !== 'win32';

/**
 * The command gets the signals that we get, and so does whatever it has started in turn. When one of them
 * came, we end as soon as the command has.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ status: number, output: string }>} what it wrote, where `stdio` pipes it
 */
export function passOn(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    // A group of its own: what stands between us and the last of its children may swallow a signal.
    const child = spawn(command, args, { stdio: 'inherit', detached: hasGroups, ...options });
    let output = '';
    let hasSignalled = false;
    child.stdout?.on('data', (chunk) => (output += chunk));
    const tell = (signal) => {
      hasSignalled = true;
      signalAll(child, signal);
    };
    for (const signal of SIGNALS) process.on(signal, tell);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      for (const one of SIGNALS) process.off(one, tell);
      const status = code ?? 128 + (constants.signals[signal] ?? 0);
      if (hasSignalled) process.exit(status);
      resolve({ status, output });
    });
  });
}

/** The end of what a command said tells why it failed. */
const MOST_SAID = 20_000;

/**
 * Runs a command beside us that never holds us up: it ends when it is done, or with us. What it said is shown where it
 * fails.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function runBeside(command, args, options = {}) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: hasGroups,
    ...options,
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-MOST_SAID);
  });
  child.stdout.unref();
  child.on('close', (code) => {
    if (code !== 0 && code !== null) console.error(said.trimEnd());
  });
  child.on('error', (error) => console.error(error.message));
  child.unref();
  process.on('exit', () => {
    if (child.pid !== undefined && child.exitCode === null) signalAll(child, 'SIGTERM');
  });
}

function signalAll(child, signal) {
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const LOOK_EVERY_MS = 300;

/**
 * Ends us, as a signal would, when whoever started us is gone. npm starts its scripts through a shell, and
 * a signal to npm ends the shell alone.
 */
export function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  watch.unref();
}
