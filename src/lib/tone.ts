export type StatusTone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral';

export interface StatusLook {
  label: string;
  tone: StatusTone;
}
