import type { TermName } from '../../messages/terms';
import type { ChallengeFieldSpec } from './challengeSections';

/** The fields that are called by a term of the firm. */
export const challengeTerms: Partial<Record<ChallengeFieldSpec['name'], TermName>> = {
  challenge_type: 'phase',
  profit_split_percent: 'profitSplit',
  max_daily_loss_percent: 'dailyLoss',
  max_total_loss_percent: 'drawdown',
  profit_target_percent: 'profitTarget',
  consistency_rule_percent: 'consistency',
};
