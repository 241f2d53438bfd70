/* A small classic script in the head: it runs before the first paint, and starts the route's code and its first request while the
   bundle is still on its way. The console works without anything it does. */
import { applyColorMode, readColorMode } from './colorMode';
import { earlyCall, startEarlyRequest } from './earlyRequest';
import { findRoute } from './routeTable';

/** Route module → its files in the build; written in by the build (.setup/bootPlugin.mjs), empty in development. */
declare const __ROUTE_FILES__: Record<string, string[]>;

function readAccess(): string | undefined {
  try {
    const session: unknown = JSON.parse(localStorage.getItem('admin.session') ?? 'null');
    const access = session && typeof session === 'object' && 'access' in session ? session.access : undefined;
    return typeof access === 'string' && access ? access : undefined;
  } catch {
    return undefined;
  }
}

function preload(files: string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
}

function boot(): void {
  applyColorMode(readColorMode());
  const access = readAccess();
  const wanted = findRoute(location.pathname);
  const route = access || wanted.isPublic ? wanted : findRoute('/login');
  const root = document.documentElement;
  root.dataset.shell = route.pattern === '/login' ? (access ? 'none' : 'login') : route.isPublic ? 'none' : 'page';
  root.dataset.shellBody = route.shell ?? 'plain';
  document.title = `${route.title} · Admin`;
  preload(__ROUTE_FILES__[route.module] ?? []);
  const call = access && route === wanted ? earlyCall(route.pattern, new URLSearchParams(location.search)) : undefined;
  const base = document.querySelector('meta[name="api-base-url"]')?.getAttribute('content') ?? '/api';
  if (access && call) startEarlyRequest(base.replace(/\/$/, '') + call, access);
}

boot();
