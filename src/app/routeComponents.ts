import type { ComponentType } from 'react';
import { readSession } from '~/api/session/session';
import { firstPage } from '~/api/http/earlyRequest';
import { findRoute, allRoutes, notFound, pathId, type RouteProps } from '~/routes';
import { loadable, type Loadable } from '~/ui/loadable';
import { prefetch } from '~/api/reading/prefetch';
import type { FirstRead } from '~/api/reading/reading';

type RouteModule = { firstRead?: FirstRead } & Record<string, ComponentType<RouteProps>>;

const modules = import.meta.glob<RouteModule>(['./features/**/*Page.tsx', './app/*Page.tsx'], {
  base: '../',
});

function loadModule(module: string): Promise<RouteModule> {
  const load = modules[`./${module}.tsx`];
  return load ? load() : Promise.reject(new Error(`No page in ${module}`));
}

/** Each file exports its page under the file's name. */
const pageOf = (module: string) =>
  loadable(() => loadModule(module), module.slice(module.lastIndexOf('/') + 1), 'route');

export const routeComponents: Readonly<Record<string, Loadable<RouteProps>>> = Object.fromEntries(
  [...allRoutes, notFound].map(({ module }) => [module, pageOf(module)]),
);

/** Waiting this long for the data lets the screen render once instead of twice. */
const dataPatienceMs = 100;

const urlOf = (address: string) => new URL(address, location.origin);

async function readFirst(address: string, isGuess: boolean): Promise<void> {
  const { pathname, searchParams } = urlOf(address);
  const entry = findRoute(pathname);
  if (entry.isPublic || !readSession()) return;
  const source = (await loadModule(entry.module)).firstRead?.({
    id: pathId(pathname),
    page: firstPage(entry, searchParams),
    part: isGuess && pathname === location.pathname ? searchParams : undefined,
  });
  if (source) await prefetch(source, isGuess);
}

export async function preloadRoute(address: string): Promise<void> {
  await routeComponents[findRoute(urlOf(address).pathname).module]?.preload();
}

export async function prepareScreen(address: string): Promise<void> {
  await preloadRoute(address);
  await Promise.race([
    readFirst(address, false),
    new Promise((resolve) => setTimeout(resolve, dataPatienceMs)),
  ]);
}

export async function guessScreen(address: string): Promise<void> {
  await preloadRoute(address);
  await readFirst(address, true);
}
