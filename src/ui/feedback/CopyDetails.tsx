import { createContext, useContext, useState } from 'react';
import { Button } from '../fields/Button';
import { copyText } from '../fields/copyText';

/** Makes the record of a crash or of a failed screen. */
export const DescribeCrash = createContext<(reason: unknown) => string>(() => '');

interface CopyDetailsProps {
  /** What was thrown. */
  reason: unknown;
}

/** Copies what the team needs to know of a failure: no names, no tokens, no addresses. */
export function CopyDetails({ reason }: CopyDetailsProps) {
  const describe = useContext(DescribeCrash);
  const [label, setLabel] = useState('Copy details');
  const copy = async () =>
    setLabel((await copyText(describe(reason))) ? 'Copied' : 'Could not be copied');
  return (
    <Button variant="ghost" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
