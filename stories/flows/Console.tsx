import { StrictMode } from 'react';
import { App } from '~/app/App';

export interface ConsoleProps {
  /**
   * Strict Mode is on, as in main.tsx. A story switches it off if React's doubled effects, which
   * exist only in development, would break what it shows.
   */
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
