import { operationsOf, type OpenApiDocument } from '../provider/openapi/document';
import { ResponseMismatch, Validator } from '../provider/openapi/validator';

/** An answer as the recorder keeps it. `type` is the Content-Type, '' without one. */
interface Answered {
  status: number;
  type: string;
  body: string;
}

/**
 * Makes a function that says how an answer breaks the OpenAPI document: by its status, its media
 * type or its schema. Undefined if it doesn't.
 */
export function documentCheck(
  document: OpenApiDocument,
): (operationId: string, answered: Answered) => string | undefined {
  const validator = new Validator(document);
  const operations = new Map(operationsOf(document).map((operation) => [operation.id, operation]));
  return (operationId, { status, type, body }) => {
    const operation = operations.get(operationId);
    // A proxy in front of the backend answers for it, often without a body.
    if (!operation || status === 0 || (status >= 500 && !body)) return undefined;
    if (body && !/^application\/json\b/i.test(type))
      return `the document: answers are application/json, this one is ${type || 'of no type'}`;
    try {
      validator.response(operation, status, body ? JSON.parse(body) : undefined);
      return undefined;
    } catch (error) {
      if (error instanceof ResponseMismatch || error instanceof SyntaxError)
        return `the document: ${error.message}`;
      throw error;
    }
  };
}
