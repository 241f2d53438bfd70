import { listen } from './listen';

export const onVisibilityChange = (listener: () => void): (() => void) =>
  listen('visibilitychange', listener, { target: document });
