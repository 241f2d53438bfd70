import { Link2 } from 'lucide-react';
import { CopyButton } from './CopyButton';

/** Copies the address of a record, for handing it over. `href` is its path in the console. */
export const CopyLink = ({ href }: { href: string }) => <CopyButton label="Copy link" text={location.origin + href} icon={Link2} />;
