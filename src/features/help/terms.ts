export const terms = {
  funded:
    'A trader who has passed every phase. They trade with the firm’s money and are paid a share of the profit.',
  fundedEligible: 'A trader who has passed every phase and has no funded account yet.',
  phase:
    'A challenge has one or two phases. Reaching the profit target within the limits leads to the next one, ' +
    'and after the last one to a funded account.',
  profitSplit: 'The trader’s share of a funded account’s profit.',
  profitTarget: 'The profit needed to pass the phase.',
  dailyLoss: 'The most an account may lose in one day. An account that loses more fails.',
  drawdown: 'Drawdown: the most an account may lose in total. An account that loses more fails.',
  consistency:
    'Limits the share of the profit from one day, so that one lucky day doesn’t pass a challenge.',
  equity: 'The balance plus the profit or loss of the open positions.',
} as const;

export type TermName = keyof typeof terms;
