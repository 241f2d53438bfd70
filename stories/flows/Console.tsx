import { StrictMode } from 'react';
import { App } from '../../src/app/App';

/** The whole console as main.tsx mounts it, over MSW. */
export function Console() {
  return (
    <StrictMode>
      <App />
    </StrictMode>
  );
}
