import type { Page } from '@playwright/test';
import { expect } from '../support/test';
import { safety } from '../../safety';

interface Seen {
  __ran?: number;
  __violations?: string[];
}

/** Runs in the page before anything else. Records what the Content-Security-Policy blocked. */
function watchViolations(): void {
  const seen = window as unknown as Seen;
  seen.__violations = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    seen.__violations?.push(`${violatedDirective} ${blockedURI}`),
  );
}

/**
 * Runs in the page. Finds elements, addresses and marks that only appear if data was treated as
 * markup.
 */
function findForeign(): string[] {
  const found: string[] = [];
  const { __ran, __violations = [] } = window as unknown as Seen;
  if (__ran !== undefined) found.push('a script of the data ran');
  for (const element of document.querySelectorAll('*')) {
    const name = element.tagName.toLowerCase();
    if (
      /^(iframe|frame|object|embed|base|math|marquee|video|audio|image|animate|set|foreignobject|meter|x)$/.test(
        name,
      )
    )
      found.push(`<${name}>`);
    for (const { name: attribute } of element.attributes)
      if (/^on|^(srcdoc|formaction|srcset)$/.test(attribute)) found.push(`<${name} ${attribute}>`);
    const address =
      element instanceof HTMLAnchorElement
        ? element.href
        : element instanceof HTMLImageElement || element instanceof HTMLScriptElement
          ? element.src
          : '';
    // An image may also be on any https host or a blob (promise 8). The policy blocks unknown
    // hosts.
    const isOwn =
      address === '' ||
      address.startsWith(`${location.origin}/`) ||
      (element instanceof HTMLImageElement && /^(https:|blob:)/.test(address));
    if (!isOwn) found.push(`<${name}> to ${address}`);
  }
  return [...found, ...__violations];
}

/** Runs in the page. Finds amounts whose digits are not shown from left to right. */
function findReordered(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const leftOf = (node: Node, at: number) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    const amount = /^[^\d\p{L}]*\$?\d[\d,.]*\d/u.exec(text);
    if (!amount || /[<>\u202e\u2067]/.test(text)) continue;
    const first = leftOf(node, amount[0].search(/\d/));
    const last = leftOf(node, amount[0].length - 1);
    if (first.width > 0 && first.top === last.top && first.left >= last.left) found.push(text);
  }
  return found;
}

/**
 * Runs in the page. Finds the texts that it does not show unchanged as text, in a field or as a
 * description.
 */
function findMissing(texts: string[]): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ value }) => value,
  );
  const described = [...document.querySelectorAll('[title], [aria-label], [alt]')].flatMap(
    (element) => ['title', 'aria-label', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  const all = [document.body.textContent, ...fields, ...described].join('\n');
  return texts.filter((text) => !all.includes(text));
}

/** Watches a page on which no data may run as code. */
export class InertPage {
  private readonly dialogs: string[] = [];
  private readonly foreign: string[] = [];

  private constructor(private readonly page: Page) {}

  /** Must be called before anything is loaded. */
  static async on(page: Page, origin: string): Promise<InertPage> {
    const inert = new InertPage(page);
    await page.addInitScript(watchViolations);
    page.on('dialog', (dialog) => {
      // This is the console's own question whether typed text may be lost.
      if (dialog.type() === 'beforeunload') return void dialog.accept();
      inert.dialogs.push(dialog.message());
      return void dialog.dismiss();
    });
    page.on('popup', (popup) => inert.foreign.push(popup.url()));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${origin}/`)) inert.foreign.push(request.url());
    });
    return inert;
  }

  async expectInert(): Promise<void> {
    expect(await this.page.evaluate(findForeign), safety('no script from data')).toEqual([]);
    expect(await this.page.evaluate(findReordered)).toEqual([]);
    expect(this.dialogs, safety('no script from data')).toEqual([]);
    expect(this.foreign, safety('no script from data')).toEqual([]);
  }

  findMissing(texts: string[]): Promise<string[]> {
    return this.page.evaluate(findMissing, texts);
  }
}
