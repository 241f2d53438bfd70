import type { Page } from '@playwright/test';
import {
  loadDocument,
  operationsOf,
  type Operation,
} from '../../../contracts/provider/openapi/document';
import type { operations } from '~/api/schema.gen';

/**
 * The calls of the OpenAPI document by their names. A new call needs its place in the tables, or
 * they do not compile.
 */
export type CallName = keyof operations;

export const document = loadDocument('openapi/openapi.bundle.json');

/** In the order in which they are tried: fixed paths first. */
export const calls: readonly Operation[] = operationsOf(document);

const patternOf = ({ path }: Operation) =>
  new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The call that a request makes. Undefined if it is not a call of the API. */
export function callOf(method: string, url: string): CallName | undefined {
  const { pathname } = new URL(url);
  // The document's names are the keys of the generated types.
  return calls.find((call) => call.method === method && patternOf(call).test(pathname))?.id as
    | CallName
    | undefined;
}

/** Whether a request can be this call. Two calls may share addresses. */
export function isCall(name: CallName, method: string, url: string): boolean {
  const { pathname } = new URL(url);
  return calls.some(
    (call) => call.id === name && call.method === method && patternOf(call).test(pathname),
  );
}

/** A path of the API as the faults expect it. */
export function faultPath(name: CallName): { method: string; path: string } {
  const call = calls.find(({ id }) => id === name);
  if (!call) throw new Error(`The document has no call ${name}.`);
  return { method: call.method, path: call.path.replaceAll(/\{\w+\}/g, '[^/]+') };
}

/** The calls that a page makes from now on. */
export function watchCallNames(page: Page): Set<CallName> {
  const seen = new Set<CallName>();
  page.on('request', (request) => {
    const name = callOf(request.method(), request.url());
    if (name) seen.add(name);
  });
  return seen;
}
