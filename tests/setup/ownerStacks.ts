import * as React from 'react';

/**
 * React notes by an Error where each element was made, for its warnings. No test reads that, and it
 * takes a sixth of the time of the stories. Above ten thousand in a second React leaves it out.
 */
export function leaveOwnerStacks(): void {
  // React's types leave its internals out.
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Record<string, object>;
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      configurable: true,
      get: () => Infinity,
      set: () => {},
    });
}
