import { Activity } from 'lucide-react';

export interface BrandMarkProps {
  /** The path of the firm's logo, from `config.json`. */
  logo?: string | undefined;
}

/** The firm's logo, otherwise the console's own mark. */
export function BrandMark({ logo }: BrandMarkProps) {
  if (logo) return <img className="topbar-logo" src={logo} alt="" />;
  return (
    <span className="topbar-mark">
      <Activity size={16} strokeWidth={2.5} aria-hidden />
    </span>
  );
}
