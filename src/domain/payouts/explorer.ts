import { networkKey, readAddress } from './address';

/** A page outside of the console that shows what happened at an address. Opening it tells that site the address. */
export interface ExplorerLink {
  href: string;
  host: string;
}

/** Templates of addresses by network, as `networkKey` writes it. */
export type Explorers = ReadonlyMap<string, string>;

const placeholder = '{address}';
/** Stands for the address while a template is read. No browser rewrites it. */
const mark = 'ADDRESS-GOES-HERE';

const readUrl = (text: string) => (URL.canParse(text) ? new URL(text) : undefined);

/** The template as a browser writes it. Undefined unless it is https and has the address once or more behind the host. */
function readTemplate(text: string): string | undefined {
  const wanted = text.split(placeholder).length;
  const url = text.includes(mark) ? undefined : readUrl(text.replaceAll(placeholder, mark));
  if (url?.protocol !== 'https:' || url.username || url.password || wanted < 2) return undefined;
  const behindHost = url.pathname + url.search + url.hash;
  return behindHost.split(mark).length === wanted ? url.href : undefined;
}

/** R251: reads `network=https://…{address}…`, separated by spaces. Anything else is left out; the first one for a network counts. */
export function parseExplorers(text: string | null | undefined): Explorers {
  const explorers = new Map<string, string>();
  for (const entry of text?.split(/\s+/) ?? []) {
    const [, network = '', template = ''] = /^([^=]+)=(.+)$/.exec(entry) ?? [];
    const [key, read] = [networkKey(network), readTemplate(template)];
    if (key && read !== undefined && !explorers.has(key)) explorers.set(key, read);
  }
  return explorers;
}

/** The link for an address of the wire. Undefined without a template for its network, or if the address would lead to another page. */
export function explorerLink(explorers: Explorers, network: unknown, address: unknown): ExplorerLink | undefined {
  const template = typeof network === 'string' ? explorers.get(networkKey(network)) : undefined;
  const wanted = readAddress(address);
  if (template === undefined || wanted === undefined || /\p{Surrogate}/u.test(wanted)) return undefined;
  const href = template.replaceAll(mark, () => encodeURIComponent(wanted));
  const url = readUrl(href);
  // A browser rewrites '..' and the like.
  return url?.href === href ? { href, host: url.host } : undefined;
}
