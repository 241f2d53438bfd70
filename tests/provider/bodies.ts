/** What a new challenge needs besides its name, its class and its fee. */
export const challengeBody = {
  firm_name: 'Firm',
  challenge_type: 'one_step',
  status: 'active',
  allowed_instruments: 'all',
  account_size: 10000,
  profit_split_percent: 70,
  max_daily_loss_percent: 5,
  max_total_loss_percent: 10,
  profit_target_percent: 8,
  min_trading_days: 5,
  max_trading_days: 30,
  additional_trading_days: 0,
  max_trades_per_minute: 3,
  max_trades_per_hour: 10,
  max_risk_per_trade_percent: 3,
  max_orders_per_symbol: 2,
  overall_risk_limit_percent: 20,
};

export const competitionBody = {
  name: 'Cup',
  description: 'A cup',
  starting_balance: 10000,
  price_pool_cash: '0.3',
  prize_structure: { '1': 0.1, '3': 0.2 },
  start_date: '2026-04-01T00:00:00+02:00',
  end_date: '2026-05-01T00:00:00+02:00',
};
