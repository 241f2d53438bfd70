/** In milliseconds. Whoever only passes by makes no call. */
const restMs = 60;

/** Calls `run` once the pointer or the focus has rested. Returns a cancel function. */
export function whenRested(run: () => void): () => void {
  const timer = setTimeout(run, restMs);
  return () => clearTimeout(timer);
}

let callOff: (() => void) | undefined;

/** An element's handlers that call `run` when the pointer or the focus rests on it. */
export function onRest(run: () => void) {
  const leave = () => callOff?.();
  const aim = () => {
    leave();
    callOff = whenRested(run);
  };
  // Not its entering: who goes on from page to page leaves the pointer where it is.
  return { onPointerMove: aim, onFocus: aim, onPointerLeave: leave, onBlur: leave };
}
