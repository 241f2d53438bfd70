// oxlint-disable-next-line typescript/no-deprecated -- Safari ends a composition before its last Enter: only keyCode then still shows it
const isComposed = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/**
 * A key press that belongs to an input method must not act as a command anywhere, not even in
 * libraries.
 */
export function stopComposedKeys(): void {
  addEventListener('keydown', (event) => isComposed(event) && event.stopImmediatePropagation(), {
    capture: true,
  });
}
