/* A small classic script that shows a message if the boot script is missing or late. */
import { codeTimeoutMs } from '~/lib/limits';
import { applyColorMode } from './colors';
import { copyOnClick } from './recovery';

type Drawn = string | [tag: string, attributes: Record<string, string>, children: Drawn[]];

/** Filled in by .setup/build/bootPlugin.mjs. */
declare const __STYLES__: string[];
declare const __FAILED__: Drawn;

function draw(drawn: Drawn, space: string | null = null): Node {
  if (typeof drawn === 'string') return document.createTextNode(drawn);
  const [tag, { xmlns, ...attributes }, children] = drawn;
  const inside = xmlns ?? space;
  const element =
    inside === null ? document.createElement(tag) : document.createElementNS(inside, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map((child) => draw(child, inside)));
  return element;
}

const isBooted = () => document.documentElement.dataset.shell !== undefined;

function showWords(): void {
  copyOnClick({ message: 'The boot script could not be loaded' });
  // Reading the stored choice would add code to every first load.
  applyColorMode('system');
  document.documentElement.dataset.shell = 'failed';
}

/** For when the parser is still waiting for the boot script. */
function showWordsAlone(): void {
  if (isBooted()) return;
  // Chromium paints nothing until the parser has reached the body.
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
  // Otherwise a broken boot script would stay in the browser's cache.
  const boot = document.querySelector<HTMLScriptElement>('script[src*="/boot-"]')?.src;
  document.addEventListener('click', (event) => {
    if (boot === undefined || !(event.target as Element).closest('.shell-retry')) return;
    event.preventDefault();
    const reload = () => location.reload();
    fetch(boot, { cache: 'reload' }).then(reload, reload);
  });
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', checkBoot);
else checkBoot();
