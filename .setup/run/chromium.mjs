// Finds Chromium, or installs it. Playwright's own download is the last resort, because many
// networks block it.
import { accessSync, constants, existsSync } from 'node:fs';
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

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function downloadedByPlaywright() {
  try {
    return createRequire(import.meta.url)('playwright').chromium.executablePath();
  } catch {
    return undefined; // Not installed yet, or no build of it for this system.
  }
}

/**
 * Returns the path of $CHROMIUM, of a Chromium on the PATH, or of Playwright's download; undefined
 * if there is none.
 */
function findChromium() {
  const asked = process.env.CHROMIUM;
  if (asked) {
    if (!existsSync(asked))
      throw new SetupError(`CHROMIUM is set to ${asked}, which does not exist.`);
    return asked;
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...MAC, downloadedByPlaywright()].find((file) => file && isExecutable(file));
}

/**
 * Launch options for Playwright in tests and in the bench. As root Chromium only starts without its
 * sandbox.
 */
export function launchOptions() {
  return {
    executablePath: findChromium(),
    args: ['--disable-dev-shm-usage', ...(isRoot() ? ['--no-sandbox'] : [])],
  };
}

const debian = (name) => ({
  what: `apt-get install ${name}`,
  isPossible: () => isRoot() && existsSync('/usr/bin/apt-get'),
  async attempt() {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    return run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
  },
});

const installs = [
  debian(SHELL),
  debian('chromium'),
  {
    what: 'playwright install chromium',
    isPossible: () => existsSync(bin('playwright')),
    attempt: () => run(bin('playwright'), ['install', 'chromium'], { silenceMs: 5 * 60_000 }),
  },
];

/**
 * Returns a Chromium's path. If none is found it tries apt-get (as root), then Playwright's
 * download.
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  for (const install of installs.filter((one) => one.isPossible())) {
    console.log(`No Chromium found: ${install.what}`);
    const { code, output } = await install.attempt();
    const installed = findChromium();
    if (installed) return installed;
    console.log(
      `${install.what} did not help (exit ${code}).\n${output.split('\n').slice(-6).join('\n')}`,
    );
  }
  throw new SetupError(
    'The browser tests need Chromium and none could be installed.\n' +
      'Install it (for instance: sudo apt-get install chromium) or set CHROMIUM to the path of Chromium or Chrome, then run again.',
  );
}
