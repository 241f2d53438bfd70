import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '~/api/schema.gen';

/**
 * Any origin: the console's own in a browser, an absolute one in Node. The path is R1's default.
 */
export const baseUrl = '*/api';

export const api = createOpenApiHttp<paths>({ baseUrl });
