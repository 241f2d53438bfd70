/* A small classic script beside the boot script. If that one is missing or doesn't arrive, it says so (R210). */
import { codeTimeoutMs } from '../domain/values/limits';
import { applyColorMode } from './colorMode';
import { copyOnClick } from './copyDetails';

type Drawn = string | [tag: string, attributes: Record<string, string>, children: Drawn[]];

/** The stylesheets of the page, and the words of the static shell. Filled in by .setup/build/bootPlugin.mjs. */
declare const __STYLES__: string[];
declare const __FAILED__: Drawn;

function draw(drawn: Drawn, space: string | null = null): Node {
  if (typeof drawn === 'string') return document.createTextNode(drawn);
  const [tag, { xmlns, ...attributes }, children] = drawn;
  const inside = xmlns ?? space;
  const element = inside === null ? document.createElement(tag) : document.createElementNS(inside, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map((child) => draw(child, inside)));
  return element;
}

/** The boot script's attribute says that it has run. */
const isBooted = () => document.documentElement.dataset.shell !== undefined;

function showWords(): void {
  copyOnClick({ message: 'The boot script could not be loaded' });
  // The system's mode: a stored choice would need more code in every first load.
  applyColorMode('system');
  document.documentElement.dataset.shell = 'failed';
}

/** The parser waits for the boot script: neither the stylesheet nor the shell has been read. */
function showWordsAlone(): void {
  if (isBooted()) return;
  // A new document at the same address. Chromium never paints one whose parser has not reached its body.
  document.open();
  document.close();
  showWords();
  for (const href of __STYLES__) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
  document.body.append(draw(__FAILED__));
}

const timer = setTimeout(showWordsAlone, codeTimeoutMs);

function checkBoot(): void {
  clearTimeout(timer);
  if (isBooted()) return;
  showWords();
  // A boot script that arrived broken would stay in the browser's cache.
  const boot = document.querySelector<HTMLScriptElement>('script[src*="/boot-"]')?.src;
  document.addEventListener('click', (event) => {
    if (boot === undefined || !(event.target as Element).closest('.shell-retry')) return;
    event.preventDefault();
    const reload = () => location.reload();
    fetch(boot, { cache: 'reload' }).then(reload, reload);
  });
}

// The parser has come past the boot script.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', checkBoot);
else checkBoot();
