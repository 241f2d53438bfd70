/**
 * 'Copy details' of the static shell. It can't use the console's own code for it, because that code
 * is what failed to load.
 */
export function copyOnClick(record: Readonly<Record<string, string>>): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.shell-copy');
    if (!button) return;
    const say = (text: string) => () => {
      button.textContent = text;
    };
    // There is no clipboard without TLS.
    const copy = async () => navigator.clipboard.writeText(JSON.stringify(record));
    copy().then(say('Copied'), say('Could not be copied'));
  });
}
