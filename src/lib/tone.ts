/** The color and mark of a status. The badges of the component library use the same names. */
export type StatusTone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral';

export interface StatusLook {
  label: string;
  tone: StatusTone;
}
