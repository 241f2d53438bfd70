import { useMemo, useState, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { listen } from '~/lib/browser/listen';
import { createStore } from '~/lib/storage/store';
import { isRecord } from '~/lib/records';
import { guardLeaving, isLeavingGuarded } from './confirm';

interface Draft<T> {
  /** The draft as it was when this form opened. */
  draft: T | undefined;
  save: (values: T) => void;
  discard: () => void;
}

/**
 * Survives a lost session and a reload (promise 7). Signing out removes it. Discard it when the
 * form was saved or canceled.
 */
export function useDraft<T>(name: string, parse: (raw: unknown) => T | undefined): Draft<T> {
  const [store] = useState(() =>
    createStore<T | undefined>({
      name: `draft.${name}`,
      version: 2,
      parse,
      fallback: () => undefined,
      scope: 'own',
      area: 'session',
    }),
  );
  const [draft] = useState(store.read);
  return useMemo(() => ({ draft, save: store.write, discard: store.remove }), [draft, store]);
}

/**
 * While `isDirty`, asks before the page is left (promise 7). Returns a function that lets the next
 * navigation pass, after a save. A lost session is never delayed, because the input is in a draft.
 */
function useLeaveGuard(isDirty: boolean, onDiscard: () => void): () => void {
  const stop = useRef<(() => void) | undefined>(undefined);
  const handleDiscard = useEffectEvent(() => {
    onDiscard();
  });
  const release = useCallback(() => {
    stop.current?.();
    stop.current = undefined;
  }, []);
  useEffect(() => {
    if (!isDirty) return undefined;
    const stopGuarding = guardLeaving({ onDiscard: () => handleDiscard() });
    const stopListening = listen('beforeunload', (event) => {
      if (isLeavingGuarded()) event.preventDefault();
    });
    stop.current = () => {
      stopGuarding();
      stopListening();
    };
    return release;
  }, [isDirty, release]);
  return release;
}

export interface Drafted<Values> {
  opened: Values;
  values: Values;
  /**
   * Tells forms with the same name apart: the challenge that is copied, or the item that is edited.
   */
  source: string;
}

export interface FormDraftOptions<Values> {
  name: string;
  parse: (raw: unknown) => Values | undefined;
  start: Values;
  isChanged: (opened: Values, values: Values) => boolean;
  source?: string;
}

export interface FormDraft<Values> {
  opened: Values;
  initial: Values;
  isRestored: boolean;
  isDirty: boolean;
  change: (values: Values) => void;
  startOver: () => void;
  /** Starts again from the values that the server has now. */
  reopen: (fresh: Values) => void;
  /** Removes the draft. False if the form had already ended or has left the page. */
  finish: () => boolean;
}

/** Opens a dialog that has a draft again (promise 7). */
export function useDrafted<Values>(
  name: string,
  parse: (raw: unknown) => Values | undefined,
): Drafted<Values> | undefined {
  return useDraft(name, (raw) => readDrafted(raw, parse)).draft;
}

export function readDrafted<Values>(
  raw: unknown,
  parse: (raw: unknown) => Values | undefined,
): Drafted<Values> | undefined {
  if (!isRecord(raw)) return undefined;
  const [opened, values] = [parse(raw['opened']), parse(raw['values'])];
  return opened && values && typeof raw['source'] === 'string'
    ? { opened, values, source: raw['source'] }
    : undefined;
}

/**
 * Keeps a form's input over a lost session and a reload, and asks before the page is left (promise
 * 7).
 */
export function useFormDraft<Values>({
  name,
  parse,
  start,
  isChanged,
  source = '',
}: FormDraftOptions<Values>): FormDraft<Values> {
  const { draft, save, discard } = useDraft(name, (raw) => readDrafted(raw, parse));
  const own = draft?.source === source ? draft : undefined;
  const [opened, setOpened] = useState(own?.opened ?? start);
  const [initial] = useState(own?.values ?? start);
  const [isRestored, setIsRestored] = useState(own !== undefined);
  const [isDirty, setIsDirty] = useState(own !== undefined);
  const release = useLeaveGuard(isDirty, discard);
  const isDone = useRef(false);
  useEffect(() => {
    isDone.current = false;
    return () => {
      isDone.current = true;
    };
  }, []);
  return {
    opened,
    initial,
    isRestored,
    isDirty,
    change: (values) => {
      const isChangedNow = isChanged(opened, values);
      setIsDirty(isChangedNow);
      if (isChangedNow) save({ opened, values, source });
      else discard();
    },
    startOver: () => {
      discard();
      setIsDirty(false);
      setIsRestored(false);
    },
    reopen: setOpened,
    finish: () => {
      if (isDone.current) return false;
      isDone.current = true;
      discard();
      release();
      return true;
    },
  };
}
