interface EmailTextProps {
  /** Any other text, such as a dash, stands as it is. */
  text: string;
}

/** An email address, which breaks before its '@' and not within a word. */
export function EmailText({ text }: EmailTextProps) {
  const name = /^\S+(?=@\S+$)/.exec(text)?.[0];
  // An id, an amount or a code is one word with a digit.
  if (name === undefined)
    return <bdi translate={/^\S*\d\S*$/.test(text) ? 'no' : undefined}>{text}</bdi>;
  return (
    <bdi translate="no">
      {name}
      <wbr />
      {text.slice(name.length)}
    </bdi>
  );
}
