import { unstable_serialize } from 'swr';
import { subscribeToSession } from '../../api/session/session';
import { currentOwner } from '../stored/owned';

/** A key of the cache, and how its data is read. */
export interface Source<T = unknown> {
  key: readonly unknown[];
  read: () => Promise<T>;
}

/** So long, in milliseconds, what was read ahead counts as new: the screen that shows it doesn't read it again. */
const freshMs = 5000;

interface Reading {
  answer: Promise<unknown>;
  /** By performance.now(). Infinity until it has ended. */
  until: number;
  isDone: boolean;
}

const readings = new Map<string, Reading>();
let owner: string | undefined;
let cache = new Map<string, { data?: unknown; isValidating?: boolean }>();

/** SWR's cache for an admin. It ends with the session, so that nothing of one admin is left for another (promise 10). */
export function cacheOf(email: string | undefined): Map<string, object> {
  if (owner !== email) {
    owner = email;
    cache = new Map();
    readings.clear();
  }
  return cache;
}

subscribeToSession(() => {
  if (currentOwner() !== owner) cacheOf(undefined);
});

const inTime = (key: string): Reading | undefined => {
  const reading = readings.get(key);
  return reading && performance.now() < reading.until ? reading : undefined;
};

/** Whether the cache has data, or a screen is reading it. What failed before is no data. */
function isCached(name: string): boolean {
  cacheOf(currentOwner());
  const kept = cache.get(name);
  return kept?.data !== undefined || kept?.isValidating === true;
}

/**
 * Reads what a screen will show before it is drawn, unless the cache has it. Resolves when that has ended, with its failure if there was
 * one. A failure is the screen's, which would otherwise ask again; if it was only a guess that the screen will be shown, it is forgotten.
 */
export async function readAhead({ key, read }: Source, isGuess: boolean): Promise<unknown> {
  const name = unstable_serialize(key);
  if (isCached(name) || inTime(name)) return inTime(name)?.answer.then(nothing, itself);
  const answer = read();
  const reading: Reading = { answer, until: Infinity, isDone: false };
  readings.set(name, reading);
  const failure = await answer.then(
    (data) => {
      // A screen has taken it, or another admin is here.
      if (readings.get(name) !== reading) return;
      cache.set(name, { data });
      reading.isDone = true;
    },
    (error: unknown) => {
      if (isGuess && readings.get(name) === reading) readings.delete(name);
      return error;
    },
  );
  reading.until = performance.now() + freshMs;
  return failure;
}

const nothing = () => undefined;
const itself = (error: unknown) => error;

/** What the cache has of a source. Undefined if it was never read, or couldn't be. */
export const cachedData = <T>({ key }: Source<T>): T | undefined =>
  // What is kept under a source's key was read by it.
  (cacheOf(currentOwner()) as Map<string, { data?: T }>).get(unstable_serialize(key))?.data;

/** Whether the cache's data was read ahead just now. */
export const isFresh = (key: string): boolean => inTime(key)?.isDone ?? false;

/** A reading that was started ahead and has no data yet: the first to ask gets its answer or its failure. */
export function takeReading(key: string): Promise<unknown> | undefined {
  const reading = inTime(key);
  if (!reading || reading.isDone) return undefined;
  readings.delete(key);
  return reading.answer;
}
