import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { codeTimeoutMs } from '../lib/limits';

/**
 * A file of the console's code could not be loaded: it is missing, cut or blocked, or still on its
 * way after the limit. Such a late file may still arrive: `late` settles with it.
 */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';

  constructor(
    cause: unknown,
    readonly late?: Promise<unknown>,
  ) {
    super(
      late ? 'A file of the console did not arrive' : 'A file of the console could not be loaded',
      { cause },
    );
  }
}

/** Waits for a file of code. Rejects with a LoadFailure if it can't be loaded or is late. */
const withinLimit = (file: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadFailure(undefined, file)), codeTimeoutMs);
    file
      .then(resolve, (cause: unknown) => reject(new LoadFailure(cause)))
      .finally(() => clearTimeout(timer));
  });

const failureListeners = new Set<(failure: LoadFailure) => void>();

/**
 * Calls the listener if code that the page needs can't be loaded: the network is down, or a newer
 * build has replaced the files.
 */
export function onLoadFailure(listener: (failure: LoadFailure) => void): () => void {
  failureListeners.add(listener);
  return () => {
    failureListeners.delete(listener);
  };
}

/** A part of the console whose code could not be loaded, or that crashed. The screen stays. */
interface MissingPart {
  reason: unknown;
  retry: () => void;
  /** Closes what the part would have shown. */
  dismiss?: () => void;
}

let missingParts: readonly MissingPart[] = [];
const missingListeners = new Set<() => void>();

function setMissingParts(next: readonly MissingPart[]) {
  missingParts = next;
  for (const listener of missingListeners) listener();
}

/** Names a part that the admin misses. Returns a function that takes it back. */
export function addMissingPart(part: MissingPart): () => void {
  setMissingParts([...missingParts, part]);
  return () => setMissingParts(missingParts.filter((one) => one !== part));
}

export const forgetMissingParts = (): void => setMissingParts([]);

function subscribeToMissingParts(listener: () => void) {
  missingListeners.add(listener);
  return () => {
    missingListeners.delete(listener);
  };
}

export const useMissingParts = (): readonly MissingPart[] =>
  useSyncExternalStore(subscribeToMissingParts, () => missingParts);

interface LoadableOptions {
  /** Shown while the code is on its way. */
  fallback?: ReactNode;
  /** Shown if the code could not be loaded; only if it is optional. */
  failed?: ReactNode;
  /** The admin doesn't wait for it, so nothing is said if its code can't be loaded. */
  isQuiet?: boolean;
  onFailure?: () => void;
}

export interface Loadable<Props extends object> {
  (props: Props & LoadableOptions): ReactNode;
  /** Starts loading. Rejects with a LoadFailure if the file can't be loaded. */
  preload: () => Promise<void>;
  /** The same before anybody waits for it: nothing is said if it fails. */
  prepare: () => void;
}

const parts = new Set<() => Promise<void>>();

/**
 * A component whose code is loaded when it is first needed. Unlike React.lazy, it renders at once
 * if the code is there (Suspense would show its fallback for up to 300 ms), and can be tried again.
 * If loading fails, the LoadFailure goes to the error boundary; if it `isOptional`, the part is
 * named as missing instead. Mounting it again tries again. Unless it is a page, it is loaded when
 * the page is idle, so that it opens at once, also offline.
 */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false, isPage = false } = {},
): Loadable<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function start(): Promise<void> {
    const file = load().then((loaded) => {
      component = loaded;
    });
    // A late file isn't asked for again until the browser has given it up.
    file.then(
      () => {
        loading = file;
      },
      () => {
        loading = undefined;
      },
    );
    return withinLimit(file);
  }
  const preload = () => (loading ??= start());
  if (!isPage) parts.add(preload);

  function LoadableComponent({
    fallback = null,
    failed = null,
    isQuiet = false,
    onFailure,
    ...props
  }: Props & LoadableOptions) {
    const [Loaded, setLoaded] = useState(() => component);
    const [failure, setFailure] = useState<LoadFailure>();
    const [attempt, setAttempt] = useState(0);
    const handleFailure = useEffectEvent(() => onFailure?.());
    // Overlays are closed by one of these, if at all.
    const close = useEffectEvent(() => {
      const { onClose, onCancel } = props as { onClose?: () => void; onCancel?: () => void };
      (onClose ?? onCancel)?.();
    });
    useEffect(() => {
      let isGone = false;
      const show = () => {
        if (!isGone) setLoaded(() => component);
      };
      // Even if it was drawn without its code, that may have arrived since.
      preload().then(show, (reason: unknown) => {
        if (isGone || !(reason instanceof LoadFailure)) return;
        setFailure(reason);
        handleFailure();
        reason.late?.then(show, () => undefined);
        for (const listener of failureListeners) listener(reason);
      });
      return () => {
        isGone = true;
      };
    }, [attempt]);
    const missing = isOptional && !isQuiet && !Loaded ? failure : undefined;
    useEffect(() => {
      const retry = () => {
        setFailure(undefined);
        setAttempt((last) => last + 1);
      };
      return missing && addMissingPart({ reason: missing, retry, dismiss: () => close() });
    }, [missing]);
    if (failure && !isOptional && !Loaded) throw failure;
    // Without the options the props are exactly Props. TypeScript can't infer this for a generic
    // rest.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : failure ? failed : fallback;
  }

  return Object.assign(LoadableComponent, {
    preload,
    prepare: () => void preload().catch(() => undefined),
  });
}

/** A `loadable` for a dialog or menu: if its code can't be loaded, the page below stays. */
export const loadableOverlay = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Loadable<Props> => loadable(load, { isOptional: true });

/**
 * Loads every part, one after the other, so that what the admin asks for doesn't wait. The page's
 * own were added after the frame's, and come first.
 */
export async function preloadParts(): Promise<void> {
  const tried = new Set<() => Promise<void>>();
  const next = () => [...parts].findLast((preload) => !tried.has(preload));
  for (let preload = next(); preload; preload = next()) {
    tried.add(preload);
    await preload().catch(() => undefined);
  }
}
