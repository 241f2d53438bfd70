import { useEffect, useRef, useState } from 'react';
import type { Collected, CollectProgress, KeyOf } from '~/api/http/allPages';
import { isAbort, type ApiError } from '~/api/http/errors';
import type { Page, PageQuery } from '~/api/http/page';
import { useOneAtATime } from '~/mutation/useOneAtATime';
import type { ExportView } from '~/lib/load';
import { exportFailed } from './messages';
import { useNotify } from '~/mutation/useNotify';
import type { FileOfList } from './saveList';
import { failureText, type FailurePolicy } from '~/api/messages';

export type ReadListPage<Row> = (page: PageQuery, signal: AbortSignal) => Promise<Page<Row>>;

export interface Collecting<Row> {
  collect: (read: ReadListPage<Row>, keyOf?: KeyOf<Row>) => Promise<Collected<Row> | undefined>;
  progress: CollectProgress | undefined;
  failure: { at: CollectProgress; error: ApiError } | undefined;
  cancel: () => void;
  forget: () => void;
}

export function useCollecting<Row>(): Collecting<Row> {
  const stop = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<CollectProgress>();
  const [failure, setFailure] = useState<Collecting<Row>['failure']>();
  useEffect(() => () => stop.current?.abort(), []);
  const { act: collect } = useOneAtATime(async (read: ReadListPage<Row>, keyOf?: KeyOf<Row>) => {
    const controller = new AbortController();
    stop.current = controller;
    let at: CollectProgress = { collected: 0, count: 0 };
    setFailure(undefined);
    setProgress(at);
    try {
      const { collectRows } = await import('~/api/http/allPages');
      return await collectRows(
        (page) => {
          controller.signal.throwIfAborted();
          return read(page, controller.signal);
        },
        (reached) => {
          at = reached;
          setProgress(reached);
        },
        keyOf,
      );
    } catch (error) {
      if (!isAbort(error)) setFailure({ at, error: error as ApiError });
      return undefined;
    } finally {
      setProgress(undefined);
    }
  });
  return {
    collect,
    progress,
    failure,
    cancel: () => stop.current?.abort(),
    forget: () => setFailure(undefined),
  };
}

export interface ListExport<Row> extends FileOfList<Row> {
  read: ReadListPage<Row>;
  keyOf: KeyOf<Row>;
  failed: FailurePolicy;
}

/** Exports all pages. There is no file unless the list was read whole. */
export function useListExport<Row>({ read, keyOf, failed, ...file }: ListExport<Row>): ExportView {
  const notify = useNotify();
  const { collect, progress, failure, cancel, forget } = useCollecting<Row>();
  const [incomplete, setIncomplete] = useState<ExportView['failure']>();
  const save = async (rows?: Row[]) => {
    setIncomplete(undefined);
    const found = rows
      ? { rows, repeated: 0, missing: 0, isWhole: true }
      : await collect(read, keyOf);
    if (!found) return;
    const { saveList } = await import('./saveList');
    setIncomplete(saveList(rows ? { ...file, find: undefined } : file, found, notify));
  };
  const stopped = failure
    ? { at: failure.at, text: failureText(failed, failure.error) ?? exportFailed }
    : incomplete;
  return {
    // Only loading the code of the file can still fail here.
    onExport: (rows) =>
      void save(rows as Row[] | undefined).catch(() =>
        setIncomplete({ at: { collected: 0, count: 0 }, text: exportFailed }),
      ),
    progress,
    failure: stopped,
    onCancel: cancel,
    onDismiss: () => {
      forget();
      setIncomplete(undefined);
    },
  };
}
