export const terms = {
  funded:
    'A trader who has passed every phase. They trade with the firm’s money and are paid a share of the profit.',
  fundedEligible: 'A trader who has passed every phase and has no funded account yet.',
  phase:
    'A challenge has one or two phases. A trader who reaches the profit target within the limits goes on to the next one, ' +
    'and after the last one is funded.',
  profitSplit:
    'The part of the profit that is paid to the trader of a funded account. The firm keeps the rest.',
  profitTarget: 'The profit that a trader has to make to pass the phase.',
  dailyLoss: 'The most that an account may lose in one day. An account that loses more has failed.',
  drawdown:
    'Drawdown: the most that an account may lose in all. An account that loses more has failed.',
  consistency:
    'Limits how much of the whole profit may come from one day, so that a single lucky day doesn’t pass a challenge.',
  equity:
    'The balance together with what the open positions would win or lose if they were closed now.',
} as const;

export type TermName = keyof typeof terms;
