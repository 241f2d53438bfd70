/** 'Copy details' of the static shell (R211): the code that copies them elsewhere is what is missing. */
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
