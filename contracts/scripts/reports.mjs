// The outcome of a verification as a file: for a build server, a program or a reader.
import { linesOf } from './failureDetails.mjs';

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML allows no control characters, and an answer may have any.
const escaped = (text) =>
  String(text)
    .replaceAll(/[&<>"]/g, (sign) => signs[sign])
    .replaceAll(/[^\t\n\r\x20-\u{10FFFF}]/gu, '\u{FFFD}');

function junit({ total, failed, pending, results }) {
  const cases = results.map(({ sentence, isVerified, isPending, seconds, differences, details }) => {
    const head = `  <testcase classname="${escaped(details?.operation ?? 'contracts')}" name="${escaped(sentence)}" time="${seconds}"`;
    if (isVerified) return `${head}/>`;
    const text = linesOf({ sentence, differences, details }).slice(1).join('\n');
    if (isPending) return `${head}>\n    <skipped message="pending: ${escaped(text)}"/>\n  </testcase>`;
    return `${head}>\n    <failure message="${escaped(differences[0] ?? 'failed')}">${escaped(text)}</failure>\n  </testcase>`;
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="contracts" tests="${total}" failures="${failed}" skipped="${pending}">\n` +
    `${cases.join('\n')}\n</testsuite>\n`
  );
}

const verifiedItem = ({ sentence }) => `<li>verified: ${escaped(sentence)}</li>`;
const failedItem = (result) => {
  const head = `${result.isPending ? 'pending, ' : ''}not verified: ${escaped(result.sentence)}`;
  return `<li><strong>${head}</strong><pre>${escaped(linesOf(result).slice(1).join('\n'))}</pre></li>`;
};

function html({ summary, results }) {
  const failed = results.filter(({ isVerified }) => !isVerified);
  const verified = results.filter(({ isVerified }) => isVerified);
  const items = [...failed.map(failedItem), ...verified.map(verifiedItem)];
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><title>Contracts</title><style>body{font:1rem/1.5 system-ui,sans-serif;' +
    'max-width:70rem;margin:2rem auto;padding:0 1rem}pre{overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere}</style></head>' +
    `<body><main><h1>Contracts</h1><p>${escaped(summary)}</p><ul>${items.join('')}</ul></main></body></html>\n`
  );
}

const json = ({ summary, total, failed, pending, results }) =>
  `${JSON.stringify(
    {
      summary,
      total,
      failed,
      pending,
      interactions: results.map(({ sentence, isVerified, isPending, seconds, differences, details }) => ({
        interaction: sentence,
        isVerified,
        ...(isPending && { isPending }),
        seconds,
        ...(isVerified ? { operation: details?.operation } : { ...details, differences }),
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
