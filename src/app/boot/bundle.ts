import { codeTimeoutMs } from '../../lib/limits';
import { reloadAfresh } from './reloadAfresh';

/** Maximum wait for the first frame, in milliseconds. A hidden page doesn't draw any. */
const frameMs = 1000;

const root = document.documentElement;
let tries = 0;
let isLate = false;

/** Loads and runs the bundle. R210: if that fails, does nothing or takes too long, the words in the static shell take its place. */
function load(entry: string, shell: string | undefined): void {
  root.dataset.shell = shell;
  // Without an error there is a file, late or empty. Asking for it alone again would get the same.
  const fail = (error?: unknown) => {
    isLate ||= !error;
    root.dataset.shell = 'failed';
  };
  const timer = setTimeout(fail, codeTimeoutMs);
  import(/* @vite-ignore */ entry).then(() => root.dataset.bundle ?? fail(), fail).finally(() => clearTimeout(timer));
}

/**
 * The first format of a page takes longer than all others (on a slow machine 50 ms, for the tables of languages), whichever it is. It is
 * made while the bundle is on its way.
 */
const readyFormats = () => new Intl.DateTimeFormat().format();

/** Runs the bundle once the shell was painted. 'Try again' in the shell fetches it again; the second time with the whole page. */
export function runBundle(entry: string): void {
  const { shell } = root.dataset;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    load(entry, shell);
    readyFormats();
  };
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('.shell-retry')) return;
    event.preventDefault();
    if (isLate || tries > 0) void reloadAfresh();
    else load(entry, shell);
    tries += 1;
  });
  if (document.hidden) start();
  // The callback runs before the frame is painted, and the task that it queues runs after that.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, frameMs);
}
