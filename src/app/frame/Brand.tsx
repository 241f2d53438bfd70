import { hrefs } from '../../paths';
import { BrandMark } from '../../screens/shell/BrandMark';

export interface BrandProps {
  /** The firm's name, from `config.json` (R41). */
  name?: string | undefined;
  /** The path of the firm's logo, from `config.json`. */
  logo?: string | undefined;
}

/** The console's mark, or the firm's, with the 'Admin' label of section 2; leads home. */
export function Brand({ name, logo }: BrandProps) {
  return (
    <a className="topbar-brand" href={hrefs.dashboard}>
      <BrandMark logo={logo} />
      <span>Admin</span>
      {name && <bdi className="topbar-firm">{name}</bdi>}
    </a>
  );
}
