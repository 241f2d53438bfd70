import { plainDecimal } from '../../lib/decimals';
import type { StatusLook } from '../../lib/tone';

/** Section 4's labels, in the order of the filter. */
export const phaseLabels = [
  { step: 1, label: 'Phase 1' },
  { step: 2, label: 'Phase 2' },
  { step: 3, label: 'Funded' },
  { step: 0, label: 'Failed' },
] as const;

const tones = new Map<string, StatusLook['tone']>([
  ['1', 'info'],
  ['2', 'info'],
  ['3', 'ok'],
  ['0', 'bad'],
]);

/**
 * An account's phase (section 4). Other steps are shown as 'Step' and the number; a missing or
 * unreadable step as 'Unknown'.
 */
export function phaseLook(step: unknown): StatusLook {
  const text = plainDecimal(step);
  if (text === undefined) return { label: 'Unknown', tone: 'neutral' };
  const known = phaseLabels.find((phase) => String(phase.step) === text);
  return { label: known?.label ?? `Step ${text}`, tone: tones.get(text) ?? 'neutral' };
}

/** The step for a value in the URL. Undefined for any other text, which then filters nothing. */
export const phaseStep = (text: string): number | undefined =>
  phaseLabels.find(({ step }) => String(step) === text)?.step;
