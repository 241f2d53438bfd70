import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface Loadable<Props extends object> {
  (props: Props & { fallback?: ReactNode }): ReactNode;
  /** Starts loading; rejects when the file can't be had. */
  preload: () => Promise<void>;
}

const overlays = new Set<() => Promise<void>>();

/** Fetches the code of every overlay known so far, for a moment when nothing else is to be done. */
export function preloadOverlays(): void {
  for (const preload of overlays) preload().catch(() => undefined);
}

/** A dialog or menu: `loadable`, and fetched ahead when the page is idle. */
export function loadableOverlay<Props extends object>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  const overlay = loadable(load);
  overlays.add(overlay.preload);
  return overlay;
}

/**
 * A component whose code comes when it is first needed. Unlike React.lazy it renders at once when the code is already here: Suspense
 * would show its fallback for up to 300 ms even then. A failed load is thrown to the error boundary; mounting again tries again.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
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
            if (!isGone) setFailure({ reason });
          },
        );
      }
      return () => {
        isGone = true;
      };
    }, []);
    if (failure) throw failure.reason;
    // Taking `fallback` out of the props leaves exactly Props; TypeScript can't see that for a generic rest.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : fallback;
  }

  return Object.assign(LoadableComponent, { preload });
}
