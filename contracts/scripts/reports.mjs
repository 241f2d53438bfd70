// The outcome of a verification as a file: for a build server, a program or a reader.
import { factsOf, linesOf } from './failureDetails.mjs';

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML allows no control characters, and an answer may have any.
const escaped = (text) =>
  String(text)
    .replaceAll(/[&<>"]/g, (sign) => signs[sign])
    .replaceAll(/[^\t\n\r\x20-\u{10FFFF}]/gu, '\u{FFFD}');

function junit({ total, failed, results }) {
  const cases = results.map(({ sentence, isVerified, seconds, differences, details }) => {
    const head = `  <testcase classname="${escaped(details.operation)}" name="${escaped(sentence)}" time="${seconds}"`;
    if (isVerified) return `${head}/>`;
    const text = linesOf({ sentence, differences, details }).slice(1).join('\n');
    return `${head}>\n    <failure message="${escaped(differences[0] ?? 'failed')}">${escaped(text)}</failure>\n  </testcase>`;
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="contracts" tests="${total}" failures="${failed}">\n` +
    `${cases.join('\n')}\n</testsuite>\n`
  );
}

const verifiedItem = ({ sentence }) => `<li>verified: ${escaped(sentence)}</li>`;
const failedItem = (result) => {
  const facts = factsOf(result).map(([name, text]) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`);
  const head = `not verified: ${escaped(result.sentence)}`;
  return `<li><strong>${head}</strong><dl>${facts.join('')}</dl></li>`;
};

function html({ summary, results }) {
  const failed = results.filter(({ isVerified }) => !isVerified);
  const verified = results.filter(({ isVerified }) => isVerified);
  const chapter = (title, items) =>
    items.length === 0 ? '' : `<h2>${title} (${items.length})</h2><ul>${items.join('')}</ul>`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><title>Contracts</title><style>body{font:1rem/1.5 system-ui,sans-serif;' +
    'max-width:70rem;margin:2rem auto;padding:0 1rem}ul{padding:0;list-style:none}li{margin-block:.5rem;overflow-wrap:anywhere}' +
    'li:has(dl){margin-block:1rem;padding:.75rem 1rem;border:1px solid light-dark(#d5dbe3,#364150);border-radius:6px}' +
    'dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:.5rem 0 0;font:.875rem/1.5 ui-monospace,monospace}' +
    'dt{opacity:.8}dd{margin:0;min-width:0}</style></head>' +
    `<body><main><h1>Contracts</h1><p>${escaped(summary)}</p>` +
    `${chapter('Not verified', failed.map(failedItem))}${chapter('Verified', verified.map(verifiedItem))}</main></body></html>\n`
  );
}

const json = ({ summary, total, failed, results }) =>
  `${JSON.stringify(
    {
      summary,
      total,
      failed,
      interactions: results.map(({ sentence, isVerified, seconds, differences, details }) => ({
        interaction: sentence,
        isVerified,
        seconds,
        ...(isVerified ? { operation: details.operation } : { ...details, differences }),
      })),
    },
    null,
    2,
  )}\n`;

/** Each kind of report, with the ending of its file. */
export const reports = {
  junit: { ending: 'xml', write: junit },
  json: { ending: 'json', write: json },
  html: { ending: 'html', write: html },
};
