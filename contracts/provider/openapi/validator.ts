import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { badRequest } from '../core/problem';
import { rejectNulCharacters } from '../core/requestBody';
import type { OpenApiDocument, Operation, ParameterObject } from './document';
import { fieldErrorsOf, sentenceFor } from './fieldErrors';

/**
 * The OpenAPI document doesn't allow a response. Either this service is wrong or the document is
 * incomplete.
 */
export class ResponseMismatch extends Error {
  override readonly name = 'ResponseMismatch';
}

/**
 * Checks requests and responses against the OpenAPI document. Schemas are compiled at their first
 * use.
 */
export class Validator {
  private readonly bodies: Ajv2020;
  private readonly texts: Ajv2020;
  private readonly compiled = new Map<string, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    const options = { strict: false, strictNumbers: true, validateSchema: false } as const;
    this.bodies = new Ajv2020({ ...options, allErrors: true });
    // Query values are texts: "2" must pass as an integer, and a missing page becomes page 1.
    this.texts = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true });
    for (const ajv of [this.bodies, this.texts]) {
      addFormats(ajv);
      ajv.addSchema(document, 'document');
    }
  }

  /** Returns the path's values. Throws a 400 that names an invalid one. */
  path(operation: Operation, values: Record<string, string>): Record<string, string> {
    for (const parameter of operation.parameters) {
      if (parameter.in !== 'path') continue;
      const value = values[parameter.name];
      rejectNulCharacters(value);
      // No conversion: an id may have any form (R6), and the handler converts it.
      this.checkParameter(operation, parameter, value, this.bodies);
    }
    return values;
  }

  /** Returns the query's values, converted to the document's types and with its defaults. */
  query(operation: Operation, search: URLSearchParams): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const parameter of operation.parameters) {
      if (parameter.in !== 'query') continue;
      const sent = search.getAll(parameter.name);
      rejectNulCharacters(sent);
      if (sent.length > 1)
        throw badRequest(`The query parameter ${parameter.name} is given more than once.`);
      values[parameter.name] = this.checkParameter(operation, parameter, sent[0], this.texts);
    }
    return values;
  }

  /** Throws a 400 with a message for each invalid field. */
  body(operation: Operation, body: unknown): void {
    if (operation.bodyPointer === undefined) return;
    const validate = this.compile(this.bodies, operation.bodyPointer);
    if (validate(body)) return;
    const errors = fieldErrorsOf(validate.errors ?? []);
    if (Object.keys(errors).length > 0)
      throw badRequest('Please correct the marked fields.', errors);
    throw badRequest(`The request body is not as expected: ${sentenceFor(validate.errors?.[0])}`);
  }

  /** Throws `ResponseMismatch` if the document doesn't have this status or this body. */
  response(operation: Operation, status: number, body: unknown): void {
    const pointer =
      operation.responsePointers.get(String(status)) ?? operation.responsePointers.get('default');
    const call = `${operation.method} ${operation.path} (${operation.id}) answered ${status}`;
    if (pointer === undefined)
      throw new ResponseMismatch(`${call}, which the OpenAPI document does not list.`);
    if (pointer === '') return;
    const validate = this.compile(this.bodies, pointer);
    if (validate(body)) return;
    const details = (validate.errors ?? [])
      .slice(0, 5)
      .map((error) => `${error.instancePath || '/'} ${error.message}`);
    throw new ResponseMismatch(
      `${call} with a body that breaks the OpenAPI document: ${details.join('; ')}`,
    );
  }

  private checkParameter(
    operation: Operation,
    parameter: ParameterObject,
    given: string | undefined,
    ajv: Ajv2020,
  ): unknown {
    const key = `${operation.id} ${parameter.in} ${parameter.name}`;
    let validate = this.compiled.get(key);
    if (validate === undefined) {
      const schema = {
        type: 'object',
        properties: { value: absoluteReferences(parameter.schema) },
      };
      validate = ajv.compile(schema);
      this.compiled.set(key, validate);
    }
    const holder: { value?: unknown } = given === undefined ? {} : { value: given };
    // The conversion accepts "Infinity" as a number. No column does.
    const isUsable =
      validate(holder) && (typeof holder.value !== 'number' || Number.isFinite(holder.value));
    if (!isUsable) {
      const reason = sentenceFor(validate.errors?.[0]);
      throw badRequest(`Invalid ${parameter.in} parameter ${parameter.name}: ${reason}`, {
        [parameter.name]: [reason],
      });
    }
    return holder.value;
  }

  private compile(ajv: Ajv2020, pointer: string): ValidateFunction {
    let validate = this.compiled.get(pointer);
    if (validate === undefined) {
      validate = ajv.compile({ $ref: `document${pointer}` });
      this.compiled.set(pointer, validate);
    }
    return validate;
  }
}

function absoluteReferences(schema: Record<string, unknown>): Record<string, unknown> {
  return typeof schema.$ref === 'string' ? { ...schema, $ref: `document${schema.$ref}` } : schema;
}
