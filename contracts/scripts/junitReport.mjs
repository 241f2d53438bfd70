// The outcome of a verification as build servers read it.
import { linesOf } from './failureDetails.mjs';

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// XML allows no control characters, and an answer may have any.
const escaped = (text) =>
  String(text)
    .replaceAll(/[&<>"]/g, (sign) => signs[sign])
    .replaceAll(/[^\t\n\r\x20-\u{10FFFF}]/gu, '\u{FFFD}');

export function junitReport(results) {
  const failed = results.filter(({ isVerified }) => !isVerified).length;
  const cases = results.map((result) => {
    const { sentence, isVerified, seconds, differences, details } = result;
    const head = `  <testcase classname="${escaped(details.operation)}" name="${escaped(sentence)}" time="${seconds}"`;
    if (isVerified) return `${head}/>`;
    const text = linesOf(result).slice(1).join('\n');
    return `${head}>\n    <failure message="${escaped(differences[0] ?? 'failed')}">${escaped(text)}</failure>\n  </testcase>`;
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="contracts" tests="${results.length}" failures="${failed}">\n` +
    `${cases.join('\n')}\n</testsuite>\n`
  );
}
