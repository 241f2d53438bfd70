import './charts.css';

/**
 * Starts at zero in the middle, with gains to the right and losses to the left. Hidden from screen
 * readers, because the figure is next to it as text.
 */
export function DivergingBar({ share }: { share: number }) {
  const length = Math.min(Math.abs(share), 1) * 50;
  return (
    <svg className="diverging-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
      <rect className="diverging-bar-track" width="100" height="6" rx="1" />
      <rect
        className="diverging-bar-value"
        data-sign={share < 0 ? 'minus' : 'plus'}
        x={share < 0 ? 50 - length : 50}
        width={length}
        height="6"
      />
      <path className="diverging-bar-zero" d="M50 0v6" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
