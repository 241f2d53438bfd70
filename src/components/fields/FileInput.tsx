import type { ComponentProps } from 'react';

type FileInputProps = Pick<ComponentProps<'input'>, 'id' | 'ref' | 'accept' | 'hidden' | 'aria-label'> & { onChoose: (file: File) => void };

/** Chooses one file. The browser's own control can't be styled, so it isn't seen: a label, or a button that clicks it, is. */
export function FileInput({ onChoose, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      className="visually-hidden"
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file) onChoose(file);
        // Allows choosing the same file again after correcting it.
        event.target.value = '';
      }}
    />
  );
}
