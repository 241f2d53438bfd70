import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface Loadable<Props extends object> {
  (props: Props & { fallback?: ReactNode }): ReactNode;
  /** Starts loading; rejects when the file can't be had. */
  preload: () => Promise<void>;
}

const overlays = new Set<() => Promise<void>>();
const failureListeners = new Set<() => void>();

/** Calls back when something that is wanted on the page can't be loaded: the network is down, or a newer build has replaced the files. */
export function onLoadFailure(listener: () => void): () => void {
  failureListeners.add(listener);
  return () => {
    failureListeners.delete(listener);
  };
}

/** Fetches the code of every overlay known so far, for a moment when nothing else is to be done. */
export function preloadOverlays(): void {
  for (const preload of overlays) preload().catch(() => undefined);
}

/** A dialog or menu: `loadable`, fetched ahead when the page is idle, and merely missing where its code can't be had: what it lies over stays. */
export function loadableOverlay<Props extends object>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  const overlay = loadable(load, { isOptional: true });
  overlays.add(overlay.preload);
  return overlay;
}

/**
 * A component whose code comes when it is first needed. Unlike React.lazy it renders at once when the code is already here: Suspense
 * would show its fallback for up to 300 ms even then. A failed load is thrown to the error boundary, unless
 * what is loaded is optional; mounting again tries again.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>, { isOptional = false } = {}): Loadable<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const preload = () =>
    (loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (reason: unknown) => {
        loading = undefined;
        throw reason;
      },
    ));

  function LoadableComponent({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const [failure, setFailure] = useState<{ reason: unknown }>();
    const [, setIsLoaded] = useState(Loaded !== undefined);
    useEffect(() => {
      let isGone = false;
      if (!Loaded) {
        preload().then(
          () => {
            if (!isGone) setIsLoaded(true);
          },
          (reason: unknown) => {
            if (isGone) return;
            setFailure({ reason });
            for (const listener of failureListeners) listener();
          },
        );
      }
      return () => {
        isGone = true;
      };
    }, []);
    if (failure && !isOptional) throw failure.reason;
    // Taking `fallback` out of the props leaves exactly Props; TypeScript can't see that for a generic rest.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback;
  }

  return Object.assign(LoadableComponent, { preload });
}
