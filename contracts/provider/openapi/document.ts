import { readFileSync } from 'node:fs';

export interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>;
  [key: string]: unknown;
}

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema: Record<string, unknown>;
}

/**
 * One operation of the document, with references resolved as far as routing and validation need it.
 */
export interface Operation {
  id: string;
  method: string;
  /** As in the document: `{id}` is a parameter. */
  path: string;
  isPublic: boolean;
  parameters: ParameterObject[];
  hasBody: boolean;
  /**
   * JSON pointers to the schema of the body, and to those of the responses by status or `default`.
   */
  bodyPointer: string | undefined;
  responsePointers: Map<string, string>;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Reads the bundled OpenAPI document. */
export function loadDocument(file: string): OpenApiDocument {
  return JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
}

/**
 * Returns every operation. Fixed paths come before paths with parameters, so that `/users/stats`
 * isn't taken for a user.
 */
export function operationsOf(document: OpenApiDocument): Operation[] {
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods)
      if (item[method] !== undefined) operations.push(readOperation(document, path, method));
  }
  const parameterCount = (operation: Operation) => operation.path.split('{').length;
  return operations.sort(
    (a, b) => parameterCount(a) - parameterCount(b) || (a.path < b.path ? -1 : 1),
  );
}

function readOperation(document: OpenApiDocument, path: string, method: string): Operation {
  const base = `#/paths/${escapePointer(path)}/${method}`;
  const operation = document.paths[path]?.[method] as Record<string, unknown>;
  const parameters = [document.paths[path]?.parameters, operation.parameters]
    .flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
    .map((entry) => follow(document, entry, '').value as unknown as ParameterObject);
  const body =
    operation.requestBody === undefined
      ? undefined
      : follow(document, operation.requestBody, `${base}/requestBody`);
  const security = operation.security ?? document.security;
  return {
    id: String(operation.operationId),
    method: method.toUpperCase(),
    path,
    isPublic: Array.isArray(security) && security.length === 0,
    parameters,
    hasBody: body !== undefined,
    bodyPointer: body && jsonSchemaPointer(body.value, body.pointer),
    responsePointers: readResponses(document, operation, base),
  };
}

function readResponses(
  document: OpenApiDocument,
  operation: Record<string, unknown>,
  base: string,
): Map<string, string> {
  const pointers = new Map<string, string>();
  for (const [status, entry] of Object.entries(operation.responses as Record<string, unknown>)) {
    const { value, pointer } = follow(document, entry, `${base}/responses/${status}`);
    pointers.set(status, jsonSchemaPointer(value, pointer) ?? '');
  }
  return pointers;
}

function jsonSchemaPointer(holder: Record<string, unknown>, pointer: string): string | undefined {
  const content = holder.content as Record<string, unknown> | undefined;
  return content?.['application/json'] === undefined
    ? undefined
    : `${pointer}/content/application~1json/schema`;
}

interface Located {
  value: Record<string, unknown>;
  pointer: string;
}

function follow(document: OpenApiDocument, entry: unknown, pointer: string): Located {
  const value = entry as Record<string, unknown>;
  if (typeof value.$ref !== 'string') return { value, pointer };
  let target: unknown = document;
  for (const part of value.$ref.split('/').slice(1))
    target = (target as Record<string, unknown>)[unescapePointer(part)];
  return follow(document, target, value.$ref);
}

const escapePointer = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
const unescapePointer = (part: string) =>
  decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
