import type { ComponentType } from 'react';
import { readSession } from '~/api/session/session';
import { firstPage } from '~/api/http/earlyRequest';
import { findRoute, allRoutes, notFound, pathId } from '~/routes';
import { loadable, type Loadable } from '~/ui/loadable';
import { prefetch } from '~/api/reading/prefetch';
import type { FirstRead, RouteProps } from '~/api/reading/routeProps';

interface RouteModule {
  [component: string]: unknown;
  firstRead?: FirstRead;
}
// Each file exports its page under the file's name.
const modules = import.meta.glob<RouteModule>(['./features/**/*Page.tsx', './app/*Page.tsx'], {
  base: '../',
});

const loadModule = (module: string) => modules[`./${module}.tsx`]?.();

export const routeComponents: Readonly<Record<string, Loadable<RouteProps>>> = Object.fromEntries(
  [...allRoutes, notFound].map(({ module }) => [
    module,
    loadable(
      async () => {
        const page = (await loadModule(module))?.[module.slice(module.lastIndexOf('/') + 1)];
        if (!page) throw new Error(`No page in ${module}`);
        return page as ComponentType<RouteProps>;
      },
      { isPage: true },
    ),
  ]),
);

/** Waiting this long for the data lets the screen render once instead of twice. */
const dataPatienceMs = 100;

const urlOf = (address: string) => new URL(address, location.origin);

async function readFirst(address: string, isGuess: boolean): Promise<void> {
  const { pathname, searchParams } = urlOf(address);
  const entry = findRoute(pathname);
  if (entry.isPublic || !readSession()) return;
  const source = (await loadModule(entry.module))?.firstRead?.({
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
