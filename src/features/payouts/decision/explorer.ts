import { networkKey, readAddress } from '../checks/address';

/**
 * A link to a block explorer: a page outside the console that shows an address's transactions.
 * Opening it reveals the address to that site.
 */
export interface ExplorerLink {
  href: string;
  host: string;
}

/** The link templates by network, as `networkKey` writes it. */
export type Explorers = ReadonlyMap<string, string>;

const placeholder = '{address}';
/** Stands for the address while a template is parsed, because a browser would encode the braces. */
const mark = 'ADDRESS-GOES-HERE';

const readUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/**
 * The template after the browser's URL parser. Undefined unless it is https and has the address at
 * least once after the host.
 */
function readTemplate(text: string): string | undefined {
  const wanted = text.split(placeholder).length;
  const url = text.includes(mark) ? undefined : readUrl(text.replaceAll(placeholder, mark));
  if (url?.protocol !== 'https:' || url.username || url.password || wanted < 2) return undefined;
  const behindHost = url.pathname + url.search + url.hash;
  return behindHost.split(mark).length === wanted ? url.href : undefined;
}

/**
 * Reads a template `https://…{address}…` for each network. Invalid ones are left out. For each
 * network the first one counts.
 */
export function parseExplorers(templates: Readonly<Record<string, unknown>> = {}): Explorers {
  const explorers = new Map<string, string>();
  for (const [network, template] of Object.entries(templates)) {
    const [key, read] = [
      networkKey(network),
      typeof template === 'string' ? readTemplate(template) : undefined,
    ];
    if (key && read !== undefined && !explorers.has(key)) explorers.set(key, read);
  }
  return explorers;
}

/**
 * The link for a pay address. Undefined if its network has no template, or if the address would
 * lead to another page.
 */
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
