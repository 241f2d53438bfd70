import { hrefs } from '../../paths';
import { BrandMark } from '../../ui/layout/BrandMark';

export interface BrandProps {
  /** The firm's name, from `config.json`. */
  name?: string | undefined;
  /** The path of the firm's logo, from `config.json`. */
  logo?: string | undefined;
}

// Section 2.
/** The console's mark, or the firm's, with the 'Admin' label; leads home. */
export function Brand({ name, logo }: BrandProps) {
  return (
    <a className="topbar-brand" href={hrefs.dashboard}>
      <BrandMark logo={logo} />
      <span>Admin</span>
      {name && <bdi className="topbar-firm">{name}</bdi>}
    </a>
  );
}
