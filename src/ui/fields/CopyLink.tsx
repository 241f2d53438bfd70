import { Link2 } from 'lucide-react';
import { CopyButton } from './CopyButton';

interface CopyLinkProps {
  /** The path of the record in the console. */
  href: string;
}

/** Copies the address of a record, for handing it over. */
export const CopyLink = ({ href }: CopyLinkProps) => (
  <CopyButton label="Copy link" text={location.origin + href} icon={Link2} />
);
