import type { ComponentProps } from 'react';

interface FileInputProps extends Pick<ComponentProps<'input'>, 'ref' | 'aria-label'> {
  id?: string;
  accept?: string;
  /** For an input that a button clicks, so that Tab skips it. */
  hidden?: boolean;
  onChoose: (file: File) => void;
}

/**
 * The browser's own control can't be styled, so it is hidden behind a label or a button that clicks
 * it.
 */
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
