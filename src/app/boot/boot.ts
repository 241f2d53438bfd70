/*
 * A small classic script in the head that runs before the first paint. It starts the bundle only
 * after the static shell was painted, because evaluating the bundle takes longer than painting.
 */
import { codeTimeoutMs } from '~/lib/limits';
import { reloadAfresh, copyOnClick, healStyles } from './recovery';
import { storedNames } from '~/lib/storedNames';
import { applyColorMode, readColorMode, applyFirmStyle } from './colors';
import { stopComposedKeys } from './composedKeys';
import { startEarlyRequest } from '~/api/http/earlyRequest';
import { findRoute } from '~/routes';
import { startTab } from './tab';

/** Used where no frame is drawn, as on a hidden page. */
const frameMs = 1000;

const root = document.documentElement;
let tries = 0;
let isLate = false;

/** The static shell says so if the bundle fails, does nothing or takes too long. */
function load(entry: string, shell: string | undefined): void {
  root.dataset.shell = shell;
  // Without an error the file arrived late or was empty; asking for it alone would return the same.
  const fail = (error?: unknown) => {
    isLate ||= !error;
    root.dataset.shell = 'failed';
  };
  const timer = setTimeout(fail, codeTimeoutMs);
  import(/* @vite-ignore */ entry)
    .then(() => root.dataset.bundle ?? fail(), fail)
    .finally(() => clearTimeout(timer));
}

/** 'Try again' fetches the bundle again and, the second time, the whole page. */
function runBundle(entry: string): void {
  const { shell } = root.dataset;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    load(entry, shell);
  };
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('.shell-retry')) return;
    event.preventDefault();
    if (isLate || tries > 0) void reloadAfresh();
    else load(entry, shell);
    tries += 1;
  });
  if (document.hidden) start();
  // The frame callback runs before the paint, the timeout after it.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, frameMs);
}

/** Filled in by .setup/build/bootPlugin.mjs; empty in development. */
declare const __LAZY_FILES__: Record<string, string[]>;
declare const __ENTRY__: string;

declare global {
  interface Window {
    /** Undefined if the server can't be reached. */
    __firm?: Promise<Response | undefined>;
  }
}

interface RememberedFirm {
  css: string;
  firm: { environment?: string };
}

function readAccess(): string | undefined {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(storedNames.session) ?? 'null');
    const access =
      session && typeof session === 'object' && 'access' in session ? session.access : undefined;
    return typeof access === 'string' && access ? access : undefined;
  } catch {
    return undefined;
  }
}

/** Must be known before any key of a screen works. */
function readKeysOff(): boolean {
  try {
    return (
      localStorage
        .getItem(storedNames.localPrefix + storedNames.keyPreference)
        ?.includes('"data":false') ?? false
    );
  } catch {
    return false;
  }
}

function applyFirm(): string {
  try {
    const stored = localStorage.getItem(storedNames.localPrefix + storedNames.firm) ?? '';
    const { data } = JSON.parse(stored) as { data: RememberedFirm };
    applyFirmStyle(data.css);
    return data.firm.environment ? `${data.firm.environment} · ` : '';
  } catch {
    return '';
  }
}

function preload(files: readonly string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) {
      link.as = 'style';
      // Must match the bundle's own link, or the file is fetched twice.
      link.crossOrigin = '';
    }
    link.href = `/assets/${file}`;
    document.head.append(link);
  }
}

function boot(): void {
  applyColorMode(readColorMode());
  if (readKeysOff()) document.documentElement.dataset.keys = 'off';
  stopComposedKeys();
  startTab();
  const access = readAccess();
  const wanted = findRoute(location.pathname);
  const route = access || wanted.isPublic ? wanted : findRoute('/login');
  const root = document.documentElement;
  root.dataset.shell =
    route.path === '/login' ? (access ? 'none' : 'login') : route.isPublic ? 'none' : 'page';
  root.dataset.shellBody = route.shell ?? 'plain';
  document.title = `${applyFirm()}${route.title} · Admin`;
  preload(__LAZY_FILES__[route.module] ?? []);
  if (access && route === wanted) startEarlyRequest(route, location, access);
  window.__firm = fetch('/config.json').catch(() => undefined);
  window.__reloadAfresh = reloadAfresh;
  healStyles();
  if (!__ENTRY__) return;
  copyOnClick({
    build: __ENTRY__,
    route: wanted.path,
    message: 'The console could not be loaded',
  });
  runBundle(__ENTRY__);
}

boot();
