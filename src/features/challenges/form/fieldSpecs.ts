import type { TermName } from '~/features/help/terms';

interface FieldBase {
  label: string;
  term?: TermName;
  /** By default, a flag is off and any other field is empty. */
  initial?: string | boolean;
}

interface TextSpec extends FieldBase {
  kind: 'text' | 'paragraph';
  maxLength: number;
  required?: string;
}

interface ChoiceSpec extends FieldBase {
  kind: 'choice';
  options: Readonly<Record<string, string>>;
}

export interface NumberSpec extends FieldBase {
  kind: 'number';
  /** Only '$' and '%' may have decimals (R110). */
  unit: '$' | '%' | 'days' | 'trades' | 'orders' | 'traders';
  /** The value must exceed this number, or the number in this field. */
  above?: number | 'min_trading_days' | 'max_risk_per_trade_percent' | 'phase_2_min_trading_days';
  /** With 0, the field may be empty and is then saved as 0 (R143). */
  atLeast?: number;
  atMost?: number;
  message: string;
  isOptional?: boolean;
}

export interface FlagSpec extends FieldBase {
  kind: 'flag';
  phrase?: string;
}

/** Sent with a new challenge, but not editable. */
export interface FixedSpec extends FieldBase {
  kind: 'fixed';
  unit: '%' | 'traders';
}

export type FieldSpec = TextSpec | ChoiceSpec | NumberSpec | FlagSpec | FixedSpec;

export const text = (label: string, more: Partial<TextSpec>): TextSpec => ({
  kind: 'text',
  label,
  maxLength: 200,
  ...more,
});

export const choice = (
  label: string,
  options: ChoiceSpec['options'],
  initial: string,
  term?: TermName,
): ChoiceSpec => ({ kind: 'choice', label, options, initial, term });

export const number = (
  label: string,
  unit: NumberSpec['unit'],
  message: string,
  more: Partial<NumberSpec> = {},
): NumberSpec => ({ kind: 'number', label, unit, message, ...more });

export const positive: typeof number = (label, unit, message, more) =>
  number(label, unit, message, { above: 0, ...more });

export const flag = (label: string, more: Partial<FlagSpec> = {}): FlagSpec => ({
  kind: 'flag',
  label,
  ...more,
});

export const fixed = (
  label: string,
  unit: FixedSpec['unit'],
  initial: string,
  term?: TermName,
): FixedSpec => ({ kind: 'fixed', label, unit, initial, term });
