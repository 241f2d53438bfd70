import { readDecimal } from './numbers';
import type { StatusLook } from './tone';

/** Section 4's labels by step, in the order of the filter. */
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

/** Where an account stands (section 4): other steps are 'Step' and the number, a missing or unreadable one is 'Unknown'. */
export function phaseLook(step: unknown): StatusLook {
  const text = readDecimal(step);
  if (text === undefined) return { label: 'Unknown', tone: 'neutral' };
  const known = phaseLabels.find((phase) => String(phase.step) === text);
  return { label: known?.label ?? `Step ${text}`, tone: tones.get(text) ?? 'neutral' };
}

/** The step that a text of the address names (R24); undefined for any other text, which filters nothing. */
export const phaseStep = (text: string): number | undefined => phaseLabels.find(({ step }) => String(step) === text)?.step;
