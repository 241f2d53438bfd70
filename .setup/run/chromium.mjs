// Finds Chromium, or installs it.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SetupError, bin, run } from './process.mjs';

// The headless shell is the same browser without windows, tabs and start pages of its own: tests
// take a third less time.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const isRoot = () => process.getuid?.() === 0;

function downloadedByPlaywright() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined; // Not installed yet, or no build of it for this system.
  }
}

/** $CHROMIUM, a Chromium on the PATH, or Playwright's download; undefined if there is none. */
function findChromium() {
  const asked = process.env.CHROMIUM;
  if (asked && !existsSync(asked))
    throw new SetupError(`CHROMIUM is set to ${asked}, which does not exist.`);
  if (asked) return asked;
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...MAC, downloadedByPlaywright()].find((file) => file && existsSync(file));
}

/** For Playwright. As root Chromium only starts without its sandbox. */
export function launchOptions() {
  return {
    executablePath: findChromium(),
    args: ['--disable-dev-shm-usage', ...(isRoot() ? ['--no-sandbox'] : [])],
  };
}

/** Playwright's own download is the last resort: many networks block it. */
const installs = [
  ...(isRoot() && existsSync('/usr/bin/apt-get')
    ? [SHELL, 'chromium'].map((name) => [
        'apt-get',
        ['install', '-y', '--no-install-recommends', name],
      ])
    : []),
  [bin('playwright'), ['install', 'chromium']],
];

/** Returns a Chromium's path, and installs one if none is found. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  if (installs.length > 1) await run('apt-get', ['update'], { env });
  for (const [program, args] of installs) {
    const what = `${path.basename(program)} ${args.join(' ')}`;
    console.log(`No Chromium found: ${what}`);
    const { code, output } = await run(program, args, { env });
    const installed = findChromium();
    if (installed) return installed;
    console.log(`${what} did not help (exit ${code}).\n${output.split('\n').slice(-6).join('\n')}`);
  }
  throw new SetupError(
    'The browser tests need Chromium and none could be installed.\n' +
      'Install it (for instance: sudo apt-get install chromium) or set CHROMIUM to the path of Chromium or Chrome, then run again.',
  );
}
