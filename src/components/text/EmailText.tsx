interface EmailTextProps {
  /** The address. A dash, or any other text, stands as it is. */
  text: string;
}

/** An email address. If it needs two lines it breaks before its '@', not within a word. */
export function EmailText({ text }: EmailTextProps) {
  const name = /^\S+(?=@\S+$)/.exec(text)?.[0];
  if (name === undefined) return <bdi>{text}</bdi>;
  return (
    <bdi>
      {name}
      <wbr />
      {text.slice(name.length)}
    </bdi>
  );
}
