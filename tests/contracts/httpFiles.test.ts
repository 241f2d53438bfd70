import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createMock } from '../../contracts/mock/mockApp';
import { defaultConfig } from '../../contracts/provider/core/config';
import { loadDocument, operationsOf } from '../../contracts/provider/openapi/document';
import { httpFiles } from '../../contracts/scripts/httpFiles.mjs';
import { readPact } from '../../contracts/scripts/pact.mjs';

const folder = 'contracts/http';
const { interactions } = readPact();
const document = loadDocument(defaultConfig.openApiFile);
const mock = createMock({ openApiFile: defaultConfig.openApiFile, interactions });

const requests = readdirSync(folder).flatMap((file) =>
  readFileSync(`${folder}/${file}`, 'utf8')
    .split(/^### /m)
    .slice(1)
    .map((text) => {
      const [head = '', ...body] = text.split('\n\n');
      const [, name = '', line = '', ...headers] = head.trim().split('\n');
      const [method = '', url = ''] = line.split(' ');
      return {
        name: name.replace('# @name ', ''),
        method,
        url,
        headers,
        body: body.join('\n\n').trim(),
      };
    }),
);

it('there is one request for every call, and no file too many', () => {
  expect(requests.map(({ name }) => name).sort()).toEqual(
    operationsOf(document)
      .map(({ id }) => id)
      .sort(),
  );
  expect(readdirSync(folder)).toEqual(Object.keys(httpFiles(document, interactions)).sort());
});

it.each(requests)('$name: the mock accepts it as it is', async ({ method, url, headers, body }) => {
  const fill = (text: string) =>
    text.replace('{{baseUrl}}', '/api').replace('{{accessToken}}', 'any');
  const sent = headers.map((header) => fill(header).split(': ') as [string, string]);
  const answered = await mock.request(fill(url), {
    method,
    headers: Object.fromEntries(sent),
    ...(body && { body }),
  });
  expect(answered.status, await answered.text()).toBeLessThan(300);
});

// Its types are generated before its contract can be written.
it('a call without a contract has no request yet', () => {
  const listCoupons = { operationId: 'listCoupons', tags: ['Coupons'], responses: {} };
  const described = {
    ...document,
    tags: [...(document['tags'] as object[]), { name: 'Coupons' }],
    paths: { ...document.paths, '/admin/coupons': { get: listCoupons } },
  };
  expect(httpFiles(described, interactions)).toEqual(httpFiles(document, interactions));
});
