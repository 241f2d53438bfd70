import { loadable } from '~/ui/loadable';
import type { TermName } from './terms';
import '~/ui/text/text.css';

interface FirmTermProps {
  label: string;
  term: TermName;
}

const Meaning = loadable(async () => {
  const [{ Term }, { terms }] = await Promise.all([import('~/ui/text/Term'), import('./terms')]);
  return {
    Meaning: ({ label, term }: FirmTermProps) => <Term label={label} text={terms[term]} />,
  };
}, 'Meaning');

export function FirmTerm(props: FirmTermProps) {
  const place = <span className="term" />;
  return <Meaning {...props} isQuiet fallback={place} failed={place} />;
}
