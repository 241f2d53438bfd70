/* A small classic script in the head: it runs before the first paint, and starts the route's code and its first request while the
   bundle is still on its way. The console works without anything it does. */
import { applyColorMode, readColorMode } from './colorMode';
import { startEarlyRequest } from './earlyRequest';
import { findRoute } from './routeTable';

/** Module below src → its files in the build; written in by the build (.setup/bootPlugin.mjs), empty in development. */
declare const __LAZY_FILES__: Record<string, string[]>;

function readAccess(): string | undefined {
  try {
    const session: unknown = JSON.parse(localStorage.getItem('admin.session') ?? 'null');
    const access = session && typeof session === 'object' && 'access' in session ? session.access : undefined;
    return typeof access === 'string' && access ? access : undefined;
  } catch {
    return undefined;
  }
}

function preload(modules: string[]): void {
  for (const file of new Set(modules.flatMap((module) => __LAZY_FILES__[module] ?? []))) {
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
  preload([...(route.isPublic ? [] : ['app/ProtectedLayout']), `routes/${route.module}`]);
  if (access && route === wanted) startEarlyRequest(location.pathname + location.search, access);
}

boot();
