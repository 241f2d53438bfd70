import type { Page } from '@playwright/test';
import { expect } from '../support/test';

/** What `watchPage` puts into the page: the number of open requests and of visited addresses. */
interface Watched {
  __flights: number;
  __moves: number;
}

/**
 * Runs in the page. Counts the requests whose responses are not fully read, and the steps of the
 * history.
 */
function watchPage(): void {
  const counter = window as unknown as Watched;
  counter.__flights = 0;
  counter.__moves = 0;
  const push = history.pushState.bind(history);
  history.pushState = (...args) => {
    counter.__moves += 1;
    push(...args);
  };
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    counter.__flights += 1;
    try {
      return await work;
    } finally {
      counter.__flights -= 1;
    }
  };
  const send = window.fetch.bind(window);
  window.fetch = (...args) => counted(send(...args));
  for (const name of ['text', 'blob'] as const) {
    // Reflect returns any value, but both are methods that read the body.
    const read = Reflect.get(Response.prototype, name) as (this: Response) => Promise<never>;
    Response.prototype[name] = function readCounted(this: Response) {
      return counted(read.call(this));
    };
  }
}

/** Runs in the page. Resolves once no request is open and three frames were drawn after that. */
async function untilSettled(patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let quiet = 0; quiet < 3;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isBusy =
      (window as unknown as Watched).__flights > 0 ||
      document.querySelector('.shell-page, .screen-pending') !== null;
    quiet = isBusy ? 0 : quiet + 1;
    if (performance.now() > end)
      throw new Error(`${location.pathname} is still waiting for an answer.`);
  }
}

/**
 * Runs in the page. Writes another admin's session, as another tab would. The console then starts
 * with an empty cache.
 */
function changeAdmin(email: string): void {
  const session = JSON.parse(localStorage.getItem('admin.session') ?? '{}') as Record<
    string,
    unknown
  >;
  localStorage.setItem('admin.session', JSON.stringify({ ...session, user: { email } }));
  dispatchEvent(new StorageEvent('storage', { key: 'admin.session' }));
}

/** Runs in the page. Follows a link inside the console, and resolves once its address is shown. */
async function follow(path: string): Promise<void> {
  const counter = window as unknown as Watched;
  const before = counter.__moves;
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
  while (counter.__moves === before) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * A console that is loaded once and stays open, because a full load for each of thousands of cases
 * would take hours.
 */
export class LiveConsole {
  private admins = 0;

  private constructor(readonly page: Page) {}

  /** Must be called before anything is loaded. */
  static async on(page: Page): Promise<LiveConsole> {
    await page.addInitScript(watchPage);
    return new LiveConsole(page);
  }

  async load(path: string): Promise<void> {
    await this.page.goto(path);
    await this.settle();
  }

  /**
   * Goes to an address without a reload, unless nothing is loaded yet. The screen may then go on to
   * another address.
   */
  async goTo(path: string): Promise<void> {
    if (!this.isLoaded()) return this.load(path);
    await this.page.evaluate(follow, path);
    await this.settle();
  }

  /** Goes to an address with an empty cache. */
  async openAnew(path: string): Promise<void> {
    if (this.isLoaded()) await this.startAnew();
    await this.goTo(path);
  }

  private readonly isLoaded = () => this.page.url().startsWith('http');

  /** Reads everything again, as after another admin's sign-in. */
  async renew(): Promise<void> {
    await this.startAnew();
    await this.settle();
  }

  /** Like `renew`, but does not wait for the responses. */
  async startAnew(): Promise<void> {
    this.admins += 1;
    await this.page.evaluate(changeAdmin, `admin-${this.admins}@example.com`);
  }

  settle(patienceMs = 20_000): Promise<void> {
    return this.page.evaluate(untilSettled, patienceMs);
  }

  /** The number of requests whose responses are not fully read. */
  flights(): Promise<number> {
    return this.page.evaluate(() => (window as unknown as Watched).__flights);
  }
}

/** The navigation still works, from below an open dialog too. */
export async function leaveForContent(page: Page): Promise<void> {
  if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Content' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Content Management' })).toBeVisible();
}
