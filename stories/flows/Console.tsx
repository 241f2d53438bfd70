import { StrictMode } from 'react';
import { App } from '../../src/app/App';

export interface ConsoleProps {
  /** As main.tsx mounts it; off where React's doubled effects, a matter of development, would stand between a story and its promise. */
  isStrict?: boolean;
}

/** The whole console, over MSW. */
export function Console({ isStrict = true }: ConsoleProps) {
  return isStrict ? (
    <StrictMode>
      <App />
    </StrictMode>
  ) : (
    <App />
  );
}
