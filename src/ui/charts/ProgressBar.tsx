interface ProgressBarProps {
  label: string;
  /** From 0 to 1; NaN while there is nothing to do. */
  part: number;
}

export function ProgressBar({ label, part }: ProgressBarProps) {
  const percent = Math.round((part || 0) * 100);
  return (
    <svg
      className="progress"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <rect className="progress-track" width="100" height="8" />
      <rect className="progress-bar" width={percent} height="8" />
    </svg>
  );
}
