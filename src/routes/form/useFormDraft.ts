import { useEffect, useRef, useState } from 'react';
import { isRecord } from '../../domain/values/records';
import { useDraft } from '../../hooks/stored/useDraft';
import { useLeaveGuard } from '../leaving/useLeaveGuard';

/** What is kept of a form that is being filled in. */
export interface Drafted<Values> {
  /** The values that the form was opened with. */
  opened: Values;
  values: Values;
  /** What the form is about, where one name stands for several things: a copied challenge, the item that is edited. */
  source: string;
}

export interface FormDraftOptions<Values> {
  /** Names the form among the drafts of this admin. */
  name: string;
  /** Checks values out of storage. Undefined if they can't be used. */
  parse: (raw: unknown) => Values | undefined;
  /** What the form starts with where there is no draft. */
  start: Values;
  /** Whether there is something to lose. */
  isChanged: (opened: Values, values: Values) => boolean;
  /** The draft counts only for the same source. */
  source?: string;
}

export interface FormDraft<Values> {
  /** What changes are measured against. */
  opened: Values;
  /** What the form starts with: `opened`, or a draft's values. */
  initial: Values;
  /** The form started with a draft. */
  isRestored: boolean;
  isDirty: boolean;
  change: (values: Values) => void;
  /** Gives up what was typed, and starts again with `opened`. */
  startOver: () => void;
  /** Measures changes against other values from now on: those that the server has now. */
  reopen: (fresh: Values) => void;
  /** The form is done with. False if it was before, or isn't on the page any more: then nothing should follow from it. */
  finish: () => boolean;
}

/** What was left behind in a form, if anything. A form that is a dialog opens again by itself then (promise 7). */
export function useDrafted<Values>(name: string, parse: (raw: unknown) => Values | undefined): Drafted<Values> | undefined {
  return useStoredDraft(name, parse).draft;
}

/** A draft out of storage; undefined if it can't be used. */
export function readDrafted<Values>(raw: unknown, parse: (raw: unknown) => Values | undefined): Drafted<Values> | undefined {
  if (!isRecord(raw)) return undefined;
  const [opened, values] = [parse(raw['opened']), parse(raw['values'])];
  return opened && values && typeof raw['source'] === 'string' ? { opened, values, source: raw['source'] } : undefined;
}

const useStoredDraft = <Values>(name: string, parse: (raw: unknown) => Values | undefined) =>
  useDraft(name, (raw) => readDrafted(raw, parse));

/** What is typed into a form survives a lost session and a reload, and isn't left behind without being asked (promise 7). */
export function useFormDraft<Values>({ name, parse, start, isChanged, source = '' }: FormDraftOptions<Values>): FormDraft<Values> {
  const { draft, save, discard } = useStoredDraft(name, parse);
  const own = draft?.source === source ? draft : undefined;
  const [opened, setOpened] = useState(own?.opened ?? start);
  const [initial] = useState(own?.values ?? start);
  const [isRestored, setIsRestored] = useState(own !== undefined);
  const [isDirty, setIsDirty] = useState(own !== undefined);
  const { release } = useLeaveGuard(isDirty, discard);
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
