import { timeLeft, timeLeftText } from '../../../lib/countdown';

const two = (count: number) => String(count).padStart(2, '0');

// Section 2.
/**
 * The time left in days, hours, minutes and seconds. Screen readers get a text that changes once a minute,
 * and read it only on request.
 */
export function Countdown({ end, now }: { end: number; now: number }) {
  const left = timeLeft(end, now);
  const parts = [
    [String(left.days), 'Days'],
    [two(left.hours), 'Hours'],
    [two(left.minutes), 'Minutes'],
    [two(left.seconds), 'Seconds'],
  ] as const;
  return (
    <div className="countdown" role="timer" aria-live="off" aria-label="Time left">
      <p className="visually-hidden">{timeLeftText(left)} left</p>
      {parts.map(([count, unit]) => (
        <div key={unit} className="countdown-part" aria-hidden>
          <span className="countdown-count">{count}</span>
          <span className="countdown-unit">{unit}</span>
        </div>
      ))}
    </div>
  );
}
