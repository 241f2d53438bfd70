interface Guard {
  onDiscard?: () => void;
}

interface Question {
  proceed: () => void;
}

const guards = new Set<Guard>();
const listeners = new Set<() => void>();
let question: Question | undefined;

function ask(next: Question | undefined): void {
  question = next;
  for (const listener of listeners) listener();
}

/** Holds up leaving the page until the answer's function is called. */
export function guardLeaving(guard: Guard): () => void {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
}

/** Whether something on the page would be lost. */
export const isLeavingGuarded = (): boolean => guards.size > 0;

/** Leaves at once, or after the admin has said that the changes may go. */
export function leave(proceed: () => void): void {
  if (isLeavingGuarded()) ask({ proceed });
  else proceed();
}

/** What is being asked; undefined while nothing is. */
export const readLeaveQuestion = (): Question | undefined => question;

export function subscribeToLeaveQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The admin's answer. */
export function answerLeaveQuestion(mayLeave: boolean): void {
  const asked = question;
  ask(undefined);
  if (!mayLeave || !asked) return;
  for (const guard of guards) guard.onDiscard?.();
  guards.clear();
  asked.proceed();
}
