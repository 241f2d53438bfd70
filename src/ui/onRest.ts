/** The pointer must rest this long, so that just passing over something makes no call. */
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
  // Not on entering, because the pointer may just be left where it is while pages change.
  return { onPointerMove: aim, onFocus: aim, onPointerLeave: leave, onBlur: leave };
}
