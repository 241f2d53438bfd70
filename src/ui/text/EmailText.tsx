interface EmailTextProps {
  /** The address. A dash, or any other text, stands as it is. */
  text: string;
}

/** An email address. If it needs two lines it breaks before its '@', not within a word. */
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
