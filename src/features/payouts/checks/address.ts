import { dash, filledText, withoutInvisible } from '~/lib/text';

export interface ExplorerLink {
  href: string;
  host: string;
}

type Explorers = ReadonlyMap<string, string>;

const placeholder = '{address}';
/** Stands for the address while a template is parsed, because a browser would encode the braces. */
const mark = 'ADDRESS-GOES-HERE';

const readUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/** Undefined unless the template is https and has the address after the host. */
function readTemplate(text: string): string | undefined {
  const wanted = text.split(placeholder).length;
  const url = text.includes(mark) ? undefined : readUrl(text.replaceAll(placeholder, mark));
  if (url?.protocol !== 'https:' || url.username || url.password || wanted < 2) return undefined;
  const behindHost = url.pathname + url.search + url.hash;
  return behindHost.split(mark).length === wanted ? url.href : undefined;
}

/**
 * Reads a template `https://…{address}…` for each network. If a network has two, the first one
 * counts.
 */
export function parseExplorers(templates: Readonly<Record<string, unknown>> = {}): Explorers {
  const explorers = new Map<string, string>();
  for (const [network, template] of Object.entries(templates)) {
    const key = networkKey(network);
    const read = typeof template === 'string' ? readTemplate(template) : undefined;
    if (key && read !== undefined && !explorers.has(key)) explorers.set(key, read);
  }
  return explorers;
}

/** Undefined if the network has no template, or if the address would lead to another page. */
export function explorerLink(
  explorers: Explorers,
  network: unknown,
  address: unknown,
): ExplorerLink | undefined {
  const template = typeof network === 'string' ? explorers.get(networkKey(network)) : undefined;
  const wanted = readAddress(address);
  if (template === undefined || wanted === undefined || /\p{Surrogate}/u.test(wanted))
    return undefined;
  const href = template.replaceAll(mark, () => encodeURIComponent(wanted));
  const url = readUrl(href);
  // Browsers resolve '..' in a path.
  return url?.href === href ? { href, host: url.host } : undefined;
}

export const readAddress = (value: unknown): string | undefined => filledText(value)?.trim();

/**
 * For lists only: two addresses may look the same without their middle, so decisions show them
 * whole.
 */
export function shortAddress(value: unknown): string {
  const address = readAddress(value);
  if (address === undefined) return dash;
  // Counts code points, because half of a surrogate pair would show as a broken character.
  const marks = Array.from(address);
  return marks.length <= 16 ? address : `${marks.slice(0, 8).join('')}…${marks.slice(-6).join('')}`;
}

/** Matches hexadecimal and bech32 addresses, where upper and lower case make no difference. */
const withoutCase = /^(0x[\da-f]+|(bc|tb|ltc)1[02-9ac-hj-np-z]+)$/i;

const lookAlikes = new Map(
  'аaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝwӏlАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅSοoνvρpΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXıiɑaɡg'
    .match(/../gu)
    ?.map(([letter = '', latin = '']) => [letter, latin]),
);

/** The same for addresses that nobody can tell apart. */
export function addressKey(value: unknown): string | undefined {
  const address = readAddress(value);
  if (address === undefined) return undefined;
  const seen = withoutInvisible(address.normalize('NFKC')).replace(
    /\P{ASCII}/gu,
    (letter) => lookAlikes.get(letter) ?? letter,
  );
  return withoutCase.test(seen) ? seen.toLowerCase() : seen;
}

export const networkKey = (network: string): string =>
  withoutInvisible(network.toLowerCase()).replace(/[_-]/g, '');
