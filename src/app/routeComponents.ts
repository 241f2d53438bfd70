import type { ComponentType } from 'react';
import { findRoute, routeEntries, notFoundEntry } from '../boot/routeTable';
import { loadable, type Loadable } from '../components/loadable';
import type { RouteProps } from '../routes/routeProps';

type RouteModule = Record<string, ComponentType<RouteProps>>;
// The folder holds containers only, one to a file, exported under the file's name.
const modules = import.meta.glob<RouteModule>('../routes/**/*Route.tsx');

function componentOf(module: string): Loadable<RouteProps> {
  const load = modules[`../routes/${module}.tsx`];
  const name = module.slice(module.lastIndexOf('/') + 1);
  return loadable(async () => {
    const component = (await load?.())?.[name];
    if (!component) throw new Error(`No route component ${module}`);
    return component;
  });
}

/** The screens of the route table by their modules, each loaded when it is first shown. */
export const routeComponents: Readonly<Record<string, Loadable<RouteProps>>> = Object.fromEntries([...routeEntries, notFoundEntry].map(({ module }) => [module, componentOf(module)]));

/** The frame of every screen but /login and the fallback. Loaded apart: the sign-in has no use for it. */
export const ProtectedLayout = loadable(() => import('./ProtectedLayout').then((module) => module.ProtectedLayout));

/** Loads the code of what answers a path. */
export async function preloadRoute(path: string): Promise<void> {
  const entry = findRoute(path);
  await Promise.all([routeComponents[entry.module]?.preload(), entry.isPublic ? undefined : ProtectedLayout.preload()]);
}
