/** The color and mark of a status, as badges have it. */
export type StatusTone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral';

export interface StatusLook {
  label: string;
  tone: StatusTone;
}
