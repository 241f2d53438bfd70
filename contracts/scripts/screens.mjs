// Reads the screens from the route table, and the calls that each can make from its code.
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { CallGraph } from './callGraph.mjs';
import { operationsOf } from './coverage.mjs';

const source = path.join(import.meta.dirname, '../../src');

/**
 * Returns the entries of the route table in their order. `operations` are operationIds of the
 * OpenAPI document; `ofFrame` are those that only the frame around the screen makes.
 * @returns {Promise<{ pattern: string, title: string, isPublic: boolean, operations: string[],
 * ofFrame: string[] }[]>}
 */
export async function readScreens(document) {
  const { allRoutes, notFound } = await tsImport('../../src/routes.ts', import.meta.url);
  const ids = new Map(
    operationsOf(document).map(({ id, method, path: address }) => [`${method} ${address}`, id]),
  );
  const graph = new CallGraph();
  const operationsFrom = (file, name) =>
    [...graph.callsFrom(path.join(source, file), name)].map((call) => {
      const id = ids.get(call);
      if (!id)
        throw new Error(`${file} makes the call ${call}, which the OpenAPI document doesn't have.`);
      return id;
    });
  const frame = operationsFrom('app/frame/ProtectedLayout.tsx', 'ProtectedLayout');
  return [...allRoutes, notFound].map((route) => {
    const { path: pattern, title, module, isPublic = false, isWithoutCalls } = route;
    // A route's component has the name of its file.
    const own = operationsFrom(`${module}.tsx`, path.basename(module));
    const around = isPublic || isWithoutCalls ? [] : frame;
    const ofFrame = around.filter((id) => !own.includes(id));
    return { pattern, title, isPublic, operations: [...new Set([...own, ...ofFrame])], ofFrame };
  });
}
