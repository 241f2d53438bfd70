import {
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { codeTimeoutMs } from '~/lib/limits';
import { createListeners } from '~/lib/listeners';
import { pause } from './layout/schedule';

/**
 * The file is missing, cut or blocked, or still loading after the limit. In the last case, `late`
 * settles with it.
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

const withinLimit = (file: Promise<void>): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadFailure(undefined, file)), codeTimeoutMs);
    file
      .then(resolve, (cause: unknown) => reject(new LoadFailure(cause)))
      .finally(() => clearTimeout(timer));
  });

const failureListeners = createListeners<[LoadFailure]>();

/** Called if the network is down or a newer build has replaced the files. */
export const onLoadFailure = failureListeners.subscribe;

/** A part of the page that crashed or whose code could not be loaded. The screen stays. */
interface MissingPart {
  reason: unknown;
  retry: () => void;
  dismiss?: () => void;
}

let missingParts: readonly MissingPart[] = [];
const missingListeners = createListeners();

function setMissingParts(next: readonly MissingPart[]) {
  missingParts = next;
  missingListeners.call();
}

export function addMissingPart(part: MissingPart): () => void {
  setMissingParts([...missingParts, part]);
  return () => setMissingParts(missingParts.filter((one) => one !== part));
}

export const forgetMissingParts = (): void => setMissingParts([]);

export const useMissingParts = (): readonly MissingPart[] =>
  useSyncExternalStore(missingListeners.subscribe, () => missingParts);

interface LoadableOptions {
  fallback?: ReactNode;
  failed?: ReactNode;
  /** Says nothing, because the admin isn't waiting for it. */
  isQuiet?: boolean;
  onFailure?: () => void;
}

type PropsOf<Component> = Component extends (props: infer Props extends object) => ReactNode
  ? Props
  : object;

export interface Loadable<Props extends object> {
  (props: Props & LoadableOptions): ReactNode;
  preload: () => Promise<void>;
  prepare: () => void;
}

const parts = new Set<() => Promise<void>>();

/**
 * A component whose code is loaded when it is first needed. Unlike React.lazy, it renders
 * immediately if the code is there, and it can be tried again. A part whose code fails is reported
 * as missing; the failure of a screen or route goes to the error boundary. Everything but routes is
 * also loaded when the page is idle, so that it opens without a wait, even offline.
 */
export function loadable<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  kind: 'part' | 'screen' | 'route' = 'part',
) {
  type Props = PropsOf<Module[Name]>;
  let component: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function start(): Promise<void> {
    const file = load().then((module) => {
      // The compiler can't see that the export is a component.
      component = module[name] as ComponentType<Props>;
    });
    // A late file isn't requested again until the browser has given up on it.
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
  if (kind !== 'route') parts.add(preload);

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
    // Overlays close with one of these.
    const close = useEffectEvent(() => {
      const { onClose, onCancel } = props as { onClose?: () => void; onCancel?: () => void };
      (onClose ?? onCancel)?.();
    });
    useEffect(() => {
      let isGone = false;
      const show = () => {
        if (!isGone) setLoaded(() => component);
      };
      // The code may have arrived since the first render.
      preload().then(show, (reason: unknown) => {
        if (isGone || !(reason instanceof LoadFailure)) return;
        setFailure(reason);
        handleFailure();
        reason.late?.then(show, () => undefined);
        failureListeners.call(reason);
      });
      return () => {
        isGone = true;
      };
    }, [attempt]);
    const missing = kind === 'part' && !isQuiet && !Loaded ? failure : undefined;
    useEffect(() => {
      const retry = () => {
        setFailure(undefined);
        setAttempt((last) => last + 1);
      };
      return missing && addMissingPart({ reason: missing, retry, dismiss: () => close() });
    }, [missing]);
    if (failure && kind !== 'part' && !Loaded) throw failure;
    // TypeScript can't infer this for a generic rest.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : failure ? failed : fallback;
  }

  return Object.assign(LoadableComponent, {
    preload,
    prepare: () => void preload().catch(() => undefined),
  }) satisfies Loadable<Props>;
}

/** Loads the code, then starts it, unless it was stopped by then. If that fails, nothing starts. */
export function startWhenLoaded<Code>(
  load: () => Promise<Code>,
  start: (code: Code) => (() => void) | undefined,
): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  load().then(
    (code) => {
      if (!isStopped) stop = start(code);
    },
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}

/**
 * Loads one part after the other, in pauses, because running a file delays the admin's next key.
 * The page's own parts were added last, so they are loaded first.
 */
export async function preloadParts(): Promise<void> {
  const tried = new Set<() => Promise<void>>();
  const next = () => [...parts].findLast((preload) => !tried.has(preload));
  for (let preload = next(); preload; preload = next()) {
    tried.add(preload);
    await preload().catch(() => undefined);
    await pause();
  }
}
