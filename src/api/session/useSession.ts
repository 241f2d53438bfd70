import { useSyncExternalStore } from 'react';
import { readSession, subscribeToSession, type Session } from './session';

/** The signed-in admin's session, or undefined; follows sign-in and sign-out in every tab. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(subscribeToSession, readSession);
