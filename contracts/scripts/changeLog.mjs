// Turns changes of the contracts into text, a version and a section of contracts/CHANGES.md.

const titles = {
  broke: 'Broke: a backend that fulfilled the contracts before may not fulfil them now',
  added: 'Added: new to build, or new to know',
  loosened: 'Loosened: no longer asked for',
};

const ofKind = (changes, kind) => changes.filter((change) => change.kind === kind);

export const summaryOf = (changes) =>
  Object.keys(titles)
    .map((kind) => `${ofKind(changes, kind).length} ${kind}`)
    .join(', ');

/**
 * The version after these changes. What broke raises the first number, everything else the second;
 * words alone the third. Below 1.0.0 each of them raises the number after it (R450).
 */
export function versionAfter(version, changes, hasOtherBytes) {
  if (changes.length === 0 && !hasOtherBytes) return version;
  const numbers = version.split('.').map(Number);
  const wanted = changes.length === 0 ? 2 : ofKind(changes, 'broke').length > 0 ? 0 : 1;
  const raised = Math.min(wanted + (numbers[0] === 0 ? 1 : 0), 2);
  return numbers
    .map((number, index) => (index < raised ? number : index === raised ? number + 1 : 0))
    .join('.');
}

const sections = (changes, title, line) =>
  Object.keys(titles)
    .filter((kind) => ofKind(changes, kind).length > 0)
    .map((kind) => `${title(titles[kind])}\n\n${ofKind(changes, kind).map(line).join('\n')}\n`)
    .join('\n');

export const textOf = (changes) =>
  sections(
    changes,
    (title) => title,
    ({ where, place, text }) => `  ${where.padEnd(8)}  ${place}: ${text}`,
  );

/** A pipe or an underscore of a pattern must not become Markdown. */
const escaped = (text) => text.replaceAll(/([*_|<])/g, String.raw`\$1`);
const marked = (text) =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? escaped(part) : part))
    .join('`');

export const sectionOf = ({ version, since, changes }) =>
  `## ${version}\n\nSince \`${since}\`: ${summaryOf(changes)}.\n\n${sections(
    changes,
    (title) => `### ${title}`,
    ({ place, text }) => `- ${marked(`${place}: ${text}`)}`,
  )}`;

/** Puts the section on top, in the place of one that has the same version. */
export function withSection(page, version, section) {
  const [head, ...others] = page.split(/^(?=## )/m);
  const kept = others.filter((other) => !other.startsWith(`## ${version}\n`));
  return `${head.trimEnd()}\n\n${[section, ...kept].map((each) => each.trimEnd()).join('\n\n')}\n`;
}
