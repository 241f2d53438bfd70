import type { ReactNode } from 'react';

const nameOf = (email: string) => /^\S+(?=@\S+$)/.exec(email)?.[0];

/** Breaks an email address before its '@' and not within a word. For a cell of its own. */
export function breakEmail(text: string): ReactNode {
  const name = nameOf(text);
  return name === undefined ? text : [name, <wbr key="@" />, text.slice(name.length)];
}

export const EmailText = ({ text }: { text: string }) => (
  // An id, an amount or a code is one word with a digit.
  <bdi translate={nameOf(text) !== undefined || /^\S*\d\S*$/.test(text) ? 'no' : undefined}>
    {breakEmail(text)}
  </bdi>
);
