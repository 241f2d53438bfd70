import { createContext, useContext, useState } from 'react';
import { Button } from '../fields/Button';

/** Makes the record of a crash or of a failed screen (R211). */
export const DescribeCrash = createContext<(reason: unknown) => string>(() => '');

/** Copies what the team needs to know of a failure: no names, no tokens, no addresses. */
export function CopyDetails({ reason }: { reason: unknown }) {
  const describe = useContext(DescribeCrash);
  const [label, setLabel] = useState('Copy details');
  const copy = () => {
    // Without TLS there is no clipboard.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(describe(reason)))
      .then(
        () => setLabel('Copied'),
        () => setLabel('Could not be copied'),
      );
  };
  return (
    <Button variant="ghost" onClick={copy}>
      {label}
    </Button>
  );
}
