// oxlint-disable-next-line typescript/no-deprecated -- Safari ends a composition before its last Enter: only keyCode then still tells
const isComposed = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/**
 * A key that an input method takes (to end a Japanese word, for example) is no command anywhere. It
 * is stopped before any other listener gets it, so that none needs to ask, those of libraries
 * included. The input method itself doesn't need the event.
 */
export function stopComposedKeys(): void {
  addEventListener('keydown', (event) => isComposed(event) && event.stopImmediatePropagation(), {
    capture: true,
  });
}
