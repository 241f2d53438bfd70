/** Whoever only passes by makes no call. */
const restMs = 60;

export function whenRested(run: () => void): () => void {
  const timer = setTimeout(run, restMs);
  return () => clearTimeout(timer);
}

let callOff: (() => void) | undefined;

export function onRest(run: () => void) {
  const leave = () => callOff?.();
  const aim = () => {
    leave();
    callOff = whenRested(run);
  };
  // Not entering: who goes on from page to page leaves the pointer where it is.
  return { onPointerMove: aim, onFocus: aim, onPointerLeave: leave, onBlur: leave };
}
