/** How a status is coloured and marked; the badges of the component library take the same words. */
export type StatusTone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral';

export interface StatusLook {
  label: string;
  tone: StatusTone;
}
