/* A small classic script in the head: it runs before the first paint, starts the route's first request and fetches the bundle and the
   route's code, and runs the bundle once the static shell is painted: evaluating it takes longer than painting, and would come first. */
import { applyColorMode, readColorMode } from './colorMode';
import { startEarlyRequest } from './earlyRequest';
import { findRoute } from './routeTable';

/** Module below src → its files in the build; written in by the build (.setup/bootPlugin.mjs), empty in development. */
declare const __LAZY_FILES__: Record<string, string[]>;
/** The entry's files in the build, the one to run first; empty in development, where the page names it itself. */
declare const __ENTRY_FILES__: string[];

function readAccess(): string | undefined {
  try {
    const session: unknown = JSON.parse(localStorage.getItem('admin.session') ?? 'null');
    const access = session && typeof session === 'object' && 'access' in session ? session.access : undefined;
    return typeof access === 'string' && access ? access : undefined;
  } catch {
    return undefined;
  }
}

/** As hooks/local/keyPreference keeps it: a screen's own keys must not work before that has been read. */
function readKeysOff(): boolean {
  try {
    return localStorage.getItem('admin.local.keys')?.includes('"data":false') ?? false;
  } catch {
    return false;
  }
}

function preload(modules: string[]): void {
  for (const file of new Set([...__ENTRY_FILES__, ...modules.flatMap((module) => __LAZY_FILES__[module] ?? [])])) {
    const link = document.createElement('link');
    // A stylesheet is only fetched: it is put in when its screen's code runs.
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) {
      link.as = 'style';
      // As the bundle asks for it; otherwise it would be fetched twice.
      link.crossOrigin = '';
    }
    link.href = file;
    document.head.append(link);
  }
}

/** Longest wait for a first frame, in milliseconds; a hidden page draws none. */
const frameMs = 1000;

function runAfterFirstPaint(entry: string | undefined): void {
  if (entry === undefined) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    void import(/* @vite-ignore */ entry);
  };
  if (document.hidden) start();
  // The frame's callbacks come before its painting: the task after them comes after it.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, frameMs);
}

function boot(): void {
  applyColorMode(readColorMode());
  if (readKeysOff()) document.documentElement.dataset.keys = 'off';
  const access = readAccess();
  const wanted = findRoute(location.pathname);
  const route = access || wanted.isPublic ? wanted : findRoute('/login');
  const root = document.documentElement;
  root.dataset.shell = route.pattern === '/login' ? (access ? 'none' : 'login') : route.isPublic ? 'none' : 'page';
  root.dataset.shellBody = route.shell ?? 'plain';
  document.title = `${route.title} · Admin`;
  preload([...(route.isPublic ? [] : ['app/ProtectedLayout']), `routes/${route.module}`]);
  if (access && route === wanted) startEarlyRequest(location.pathname + location.search, access);
  runAfterFirstPaint(__ENTRY_FILES__[0]);
}

boot();
