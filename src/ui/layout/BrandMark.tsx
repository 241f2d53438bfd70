import { Activity } from 'lucide-react';

export interface BrandMarkProps {
  logo?: string | undefined;
}

export function BrandMark({ logo }: BrandMarkProps) {
  if (logo) return <img className="topbar-logo" src={logo} alt="" />;
  return (
    <span className="topbar-mark">
      <Activity size={16} strokeWidth={2.5} aria-hidden />
    </span>
  );
}
