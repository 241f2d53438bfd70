let inserted = 0;

/**
 * A complete row for every table. Provider states replace the fields they are about. References
 * point to user 1.
 */
export function rowDefaults(now: Date) {
  const dayMs = 86_400_000;
  // Emails and payment references are unique.
  inserted += 1;
  return {
    users: {
      firstName: 'Amara',
      lastName: 'Okafor',
      email: `amara.${inserted}@example.com`,
      role: 'user',
      dateJoined: now,
    },
    userAddresses: { userId: 1, homeAddress: '14 Marina Road' },
    credentials: { userId: 1, passwordHash: '' },
    kycRecords: {
      userId: 1,
      idStatus: 'pending',
      documentNumber: 'A01234567',
      documentFileFront: 'identity-card-front.webp',
      documentFileBack: 'identity-card-back.webp',
    },
    kycAddressProofs: {
      userId: 1,
      addressType: 'home_address_1',
      status: 'pending',
      documentFile: 'electricity-bill.webp',
    },
    wallets: { userId: 1, withdrawalProfit: '1250.50' },
    transactions: {
      transactionId: `TX-STATE-${inserted}`,
      userId: 1,
      type: 'debit',
      status: 'pending',
      priceAmount: '250.00',
      priceCurrency: 'USD',
      payAmount: '249.81250000',
      payCurrency: 'USDT',
      payAddress: 'TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb',
      payNetwork: 'TRC20',
      createdAt: now,
    },
    challenges: challengeDefaults(now),
    tickets: {
      userId: 1,
      subject: 'Payout still pending after three days',
      status: 'open',
      creatorName: 'Amara Okafor',
      createdAt: now,
    },
    ticketMessages: {
      ticketId: 1,
      text: 'Hello, could you check my payout?',
      isFromStaff: false,
      createdAt: now,
    },
    tradingAccounts: {
      name: 'Amara Okafor',
      email: 'amara.okafor@example.com',
      challengeName: '100K Two Step',
      accountSize: '100000',
      step: 1,
      balance: '101250.50',
      equity: '100980.00',
      createdAt: now,
    },
    positions: {
      login: 1,
      symbol: 'EURUSD',
      action: 0,
      volume: 0.5,
      priceOpen: '1.08423',
      priceCurrent: '1.08611',
      profit: '94.00',
    },
    competitions: {
      name: 'March Madness',
      description: 'Four weeks on a 100K account.',
      startingBalance: '100000',
      pricePoolCash: '8500',
      prizeStructure: { '1': 5000, '2': 2500, '3': 1000 },
      startDate: new Date(now.getTime() - 7 * dayMs),
      endDate: new Date(now.getTime() + 21 * dayMs),
      contestants: 1,
    },
    leaderboardRows: {
      competitionId: 1,
      login: 700_001,
      traderName: 'Amara Okafor',
      returnPercent: 12.5,
      profit: '12500.00',
      winRate: 71.2,
      winningTrade: 42,
      losingTrade: 17,
    },
    activities: {
      name: 'Amara Okafor',
      action: 'PHASE_1_PASSED',
      details: 'Passed phase 1 of 100K Two Step',
      timestamp: now,
    },
  };
}

/** A two-step challenge that follows every rule of Section 5. */
function challengeDefaults(now: Date) {
  return {
    name: '100K Two Step',
    firm_name: 'Northgate Capital',
    description: 'Two phases to a funded account.',
    challenge_type: 'two_step',
    challenge_class: 'challenge',
    status: 'active',
    account_size: '100000',
    challenge_fee: '499',
    profit_split_percent: 70,
    max_daily_loss_percent: 5,
    max_total_loss_percent: 10,
    profit_target_percent: 8,
    min_trading_days: 5,
    max_trading_days: 30,
    additional_trading_days: 0,
    phase_2_profit_target_percent: 5,
    phase_2_min_trading_days: 5,
    phase_2_max_trading_days: 60,
    max_trades_per_minute: 3,
    max_trades_per_hour: 10,
    max_risk_per_trade_percent: 3,
    max_orders_per_symbol: 2,
    overall_risk_limit_percent: 20,
    consistency_rule_percent: 80,
    duration_days: 30,
    max_participants: 50,
    created_at: now,
    updated_at: now,
  };
}
