// The OpenAPI document as one static page: no script, and nothing that is loaded from elsewhere.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readReadings } from '../readings.mjs';
import { resolve } from '../samples.mjs';
import { fieldTable, kindOf, linkTo, tableOf } from './schema.mjs';
import { escaped, phrase, prose } from './text.mjs';

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const json = 'application/json';

const css = readFileSync(new URL('style.css', import.meta.url), 'utf8').trim();

/** The policy that the page is sent with. Only its own style is allowed. */
export const referencePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const slug = (text) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => ({
        ...item[method],
        method: method.toUpperCase(),
        path,
        parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])].map(
          (parameter) => resolve(document, parameter),
        ),
      })),
  );
}

const readingLinks = (value) =>
  [value ?? []].flat().map((number) => `<a href="#${number.toLowerCase()}">${number}</a>`);

function restsOn(value) {
  if (!value) return '';
  const links = readingLinks(value);
  return `<p class="readings">Rests on the reading${links.length > 1 ? 's' : ''} ${links.join(', ')}.</p>`;
}

function parameterTable(document, { operationId, parameters }) {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${place}</td><td>${kindOf(schema)}</td>` +
      `<td>${required ? 'yes' : 'no'}</td><td>${phrase(description)}</td></tr>`,
  );
  return tableOf(
    `Parameters of ${operationId}`,
    ['Name', 'In', 'Type', 'Required', 'Meaning'],
    rows,
  );
}

const examplesOf = ({ examples = {}, example }) =>
  example === undefined
    ? Object.entries(examples).map(([name, own]) => ({ name, ...own }))
    : [{ name: 'Example', value: example }];

const exampleBlocks = (media, what) =>
  examplesOf(media)
    .map(
      ({ name, summary = name, value }, index) =>
        `<details${index === 0 ? ' open' : ''}><summary>${escaped(summary)}</summary>` +
        `<pre tabindex="0" role="region" aria-label="${escaped(`${what}: ${summary}`)}">${escaped(JSON.stringify(value, null, 2))}</pre></details>`,
    )
    .join('');

function contentOf(document, holder, what) {
  const media = holder.content?.[json];
  if (!media) return '';
  const { $ref } = media.schema;
  const shape = $ref
    ? `<p>Body: ${linkTo($ref)}</p>`
    : fieldTable(document, media.schema, `Fields of ${what}`);
  return shape + exampleBlocks(media, what);
}

function answers(document, { operationId, responses }) {
  return Object.entries(responses)
    .map(([status, response]) => {
      const title = `<h4>${status === 'default' ? 'Any other answer' : `Answer ${status}`}</h4>`;
      if (response.$ref) {
        const name = response.$ref.split('/').at(-1);
        const { description } = resolve(document, response);
        return `${title}<p>${phrase(description)} <a href="#answer-${name}">Example</a></p>`;
      }
      return `${title}${prose(response.description)}${contentOf(document, response, `${operationId}, answer ${status}`)}`;
    })
    .join('');
}

function operationSection(document, operation) {
  const { operationId, method, path, summary, description, requestBody, security } = operation;
  const isOpen = Array.isArray(security) && security.length === 0;
  return (
    `<section><h3 id="${operationId}">${escaped(summary)}</h3>` +
    `<p class="address"><span class="method">${method}</span> <code>${escaped(path)}</code></p>` +
    `<p>Operation <code>${operationId}</code>. ${isOpen ? 'It needs no token.' : 'It needs the bearer token of an admin.'}</p>` +
    prose(description) +
    restsOn(operation['x-reading']) +
    parameterTable(document, operation) +
    (requestBody
      ? `<h4>Request</h4>${prose(requestBody.description)}${contentOf(document, requestBody, `${operationId}, request`)}`
      : '') +
    `${answers(document, operation)}</section>`
  );
}

function schemaSection(document, [name, schema]) {
  return (
    `<section><h3 id="schema-${name}">${name}</h3>${prose(schema.description)}` +
    `${restsOn(schema['x-reading'])}${fieldTable(document, schema, `Fields of ${name}`)}</section>`
  );
}

function answerSection(document, [name, response]) {
  return (
    `<section><h3 id="answer-${name}">${name}</h3>${prose(response.description)}` +
    `${restsOn(response['x-reading'])}${contentOf(document, response, name)}</section>`
  );
}

/** The readings that the page cites, and those that they cite. */
function citedReadings(html) {
  const byNumber = new Map(readReadings().map((reading) => [reading.number, reading]));
  const cited = new Set();
  const follow = (text) => {
    for (const [number] of text.matchAll(/\bR\d+\b/g)) {
      if (cited.has(number) || !byNumber.has(number)) continue;
      cited.add(number);
      follow(byNumber.get(number).text);
    }
  };
  follow(html);
  return [...byNumber.values()].filter(({ number }) => cited.has(number));
}

const chapter = (id, title, html) =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${html}</section>`;

function navigation(document, operations) {
  const links = document.tags.map(({ name }) => {
    const own = operations.filter(({ tags }) => tags.includes(name));
    const items = own.map(
      ({ operationId, summary }) => `<li><a href="#${operationId}">${escaped(summary)}</a></li>`,
    );
    return `<li><a href="#${slug(name)}">${escaped(name)}</a><ul>${items.join('')}</ul></li>`;
  });
  const rest = ['Errors', 'Schemas', 'Readings'].map(
    (title) => `<li><a href="#${slug(title)}">${title}</a></li>`,
  );
  // Closed, because a phone would otherwise begin with two screens of links. The style shows them
  // where there is room.
  return `<nav aria-label="Contents"><details><summary>Contents</summary><ul>${links.join('')}${rest.join('')}</ul></details></nav>`;
}

/** Returns the page. Its link to the document expects `openapi.json` beside it. */
export function referencePage(document) {
  const { info, tags, components } = document;
  const operations = operationsOf(document);
  const chapters = tags.map(({ name, description }) => {
    const own = operations.filter((operation) => operation.tags.includes(name));
    return chapter(
      slug(name),
      escaped(name),
      prose(description) + own.map((operation) => operationSection(document, operation)).join(''),
    );
  });
  const shared = Object.entries(components.responses).map((entry) =>
    answerSection(document, entry),
  );
  const schemas = Object.entries(components.schemas).map((entry) => schemaSection(document, entry));
  const body =
    prose(info.description) +
    chapters.join('') +
    chapter('errors', 'Errors', shared.join('')) +
    chapter('schemas', 'Schemas', schemas.join(''));
  const readings = citedReadings(body).map(
    ({ number, title, text }) =>
      `<h3 id="${number.toLowerCase()}">${number} ${phrase(title)}</h3>${prose(text)}`,
  );
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>${escaped(info.title)} ${info.version}</title>` +
    `<style>${css}</style></head>` +
    `<body><a class="skip" href="#content">Skip to content</a>${navigation(document, operations)}<main id="content" tabindex="-1">` +
    `<h1>${escaped(info.title)}</h1><p>Version ${escaped(info.version)}. ${phrase(info.summary)} ` +
    `The same as <a href="openapi.json">an OpenAPI ${escaped(document.openapi)} document</a>.</p>` +
    `${body}${chapter('readings', 'Readings', readings.join(''))}</main></body></html>\n`
  );
}
