import { badRequest, type FieldErrors } from '../http/problem';

/** What the rules compare: a whole challenge, sent or stored. */
interface RuledChallenge {
  challenge_type: string;
  min_trading_days?: number | null;
  max_trading_days?: number | null;
  max_risk_per_trade_percent?: number | null;
  overall_risk_limit_percent?: number | null;
  phase_2_profit_target_percent?: number | null;
  phase_2_min_trading_days?: number | null;
  phase_2_max_trading_days?: number | null;
}

type NumberField = Exclude<keyof RuledChallenge, 'challenge_type'>;

interface Rule {
  field: NumberField;
  greaterThan: NumberField | 0;
  message: string;
  isTwoStepOnly?: boolean;
}

/** The rules of Section 5 that compare two fields or depend on the type, which the schema can't say; messages as there and in R28. */
const rules: Rule[] = [
  { field: 'max_trading_days', greaterThan: 'min_trading_days', message: 'Max Trading days must be > Min' },
  { field: 'overall_risk_limit_percent', greaterThan: 'max_risk_per_trade_percent', message: 'Must be > Max Risk Per Trade (%)' },
  {
    field: 'phase_2_profit_target_percent',
    greaterThan: 0,
    message: 'Phase 2 Profit Target % must be > 0',
    isTwoStepOnly: true,
  },
  { field: 'phase_2_min_trading_days', greaterThan: 0, message: 'Phase 2 Min Trading days must be > 0', isTwoStepOnly: true },
  {
    field: 'phase_2_max_trading_days',
    greaterThan: 'phase_2_min_trading_days',
    message: 'Phase 2 Max Trading days must be > Phase 2 Min',
    isTwoStepOnly: true,
  },
];

/** Throws a 400 with a text under each field that breaks a rule. */
export function refuseBrokenRules(challenge: RuledChallenge): void {
  const errors: FieldErrors = {};
  for (const { field, greaterThan, message, isTwoStepOnly } of rules) {
    if (isTwoStepOnly && challenge.challenge_type !== 'two_step') continue;
    const floor = greaterThan === 0 ? 0 : (challenge[greaterThan] ?? 0);
    const value = challenge[field];
    if (typeof value !== 'number' || value <= floor) errors[field] = [message];
  }
  if (Object.keys(errors).length > 0) throw badRequest('Please correct the marked fields.', errors);
}
