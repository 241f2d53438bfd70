import { cents } from './draw';

const firmName = 'Larkfield Funding';

type ChallengeType = 'one_step' | 'two_step' | 'instant';

export interface Product {
  id: number;
  name: string;
  type: ChallengeType;
  class: 'challenge' | 'skill_check';
  status: 'active' | 'inactive' | 'coming_soon' | 'ended';
  size: number;
  fee: number;
  /** The trader's share of the profit, in percent. */
  split: number;
  target: number;
  dailyLoss: number;
  totalLoss: number;
  instruments: 'all' | 'crypto' | 'commodities' | 'indices' | 'forex';
  description: string;
  days: number;
  places: number | null;
  taken: number;
  /** Days since it was put on sale. */
  age: number;
}

const typeWords: Record<ChallengeType, string> = {
  two_step: 'Two-Step',
  one_step: 'One-Step',
  instant: 'Instant',
};
const sizes = [5_000, 10_000, 25_000, 50_000, 100_000, 200_000];
const fees: Record<ChallengeType, number[]> = {
  two_step: [49, 89, 199, 329, 549, 999],
  one_step: [59, 109, 229, 379, 629, 1149],
  instant: [299, 549, 1199, 2199, 3999, 6999],
};
const splits: Record<ChallengeType, number> = { two_step: 80, one_step: 85, instant: 70 };
const targets: Record<ChallengeType, number> = { two_step: 8, one_step: 10, instant: 6 };
const dailyLosses: Record<ChallengeType, number> = { two_step: 5, one_step: 4, instant: 3 };
const totalLosses: Record<ChallengeType, number> = { two_step: 10, one_step: 8, instant: 6 };
const texts: Record<ChallengeType, string> = {
  two_step: 'Reach 8% in phase 1 and 5% in phase 2. Losses stay under 5% a day and 10% in all.',
  one_step: 'One phase with a target of 10%. Losses stay under 4% a day and 8% in all.',
  instant:
    'Funded from the first day. The first payout needs 6% profit; losses stay under 3% a day and 6% in all.',
};

const sizeWord = (size: number) => `$${size / 1000}K`;

type Difference = Partial<Product> & Pick<Product, 'type' | 'size' | 'fee'>;

function productOf(id: number, { type, size, fee, ...difference }: Difference): Product {
  return {
    id,
    name: `${sizeWord(size)} ${typeWords[type]}`,
    type,
    class: 'challenge',
    status: 'active',
    size,
    fee,
    split: splits[type],
    target: targets[type],
    dailyLoss: dailyLosses[type],
    totalLoss: totalLosses[type],
    instruments: 'all',
    description: texts[type],
    days: 30,
    places: size >= 100_000 ? 250 : null,
    taken: 40 + ((id * 97) % 190),
    age: 730 + id * 4,
    ...difference,
  };
}

const ladder = (['two_step', 'one_step', 'instant'] as const).flatMap((type) =>
  sizes.map((size, place): Difference => ({
    type,
    size,
    fee: fees[type][place] ?? 0,
    split: splits[type] + (size >= 100_000 ? 5 : 0),
  })),
);

const forMarkets: Difference[] = [
  { type: 'two_step', size: 50_000, fee: 299, name: '$50K Forex Two-Step', instruments: 'forex' },
  { type: 'two_step', size: 100_000, fee: 499, name: '$100K Forex Two-Step', instruments: 'forex' },
  { type: 'one_step', size: 25_000, fee: 219, name: '$25K Crypto One-Step', instruments: 'crypto' },
  { type: 'one_step', size: 50_000, fee: 359, name: '$50K Index One-Step', instruments: 'indices' },
  {
    type: 'two_step',
    size: 25_000,
    fee: 189,
    name: '$25K Gold & Oil Two-Step',
    instruments: 'commodities',
  },
  {
    type: 'two_step',
    size: 100_000,
    fee: 579,
    name: '$100K Two-Step 2024',
    status: 'ended',
    age: 1020,
  },
  {
    type: 'instant',
    size: 10_000,
    fee: 599,
    name: '$10K Instant 2024',
    status: 'ended',
    age: 1020,
  },
  {
    type: 'one_step',
    size: 100_000,
    fee: 649,
    name: '$100K One-Step Swing',
    status: 'inactive',
    days: 60,
    age: 1005,
  },
  {
    type: 'two_step',
    size: 300_000,
    fee: 1449,
    status: 'coming_soon',
    taken: 0,
    split: 90,
    age: 12,
  },
  {
    type: 'one_step',
    size: 200_000,
    fee: 1099,
    name: '$200K Crypto One-Step',
    status: 'coming_soon',
    taken: 0,
    instruments: 'crypto',
    age: 19,
  },
];

const skillChecks: Pick<
  Difference,
  'name' | 'size' | 'fee' | 'instruments' | 'status' | 'description'
>[] = [
  {
    name: 'Risk Discipline Check',
    size: 10_000,
    fee: 19,
    description: 'Ten trading days with no trade that risks more than one percent.',
  },
  {
    name: 'Gold Scalping Check',
    size: 10_000,
    fee: 25,
    instruments: 'commodities',
    description: 'Fifty trades in XAUUSD with a positive sum.',
  },
  {
    name: 'London Session Check',
    size: 25_000,
    fee: 29,
    instruments: 'forex',
    description: 'Trades between 8:00 and 16:30 in London only.',
  },
  {
    name: 'New York Open Check',
    size: 25_000,
    fee: 29,
    instruments: 'indices',
    description: 'Index trades in the first two hours after the bell.',
  },
  {
    name: 'Crypto Weekend Check',
    size: 5_000,
    fee: 15,
    instruments: 'crypto',
    description: 'Two weekends with open positions inside the limits.',
  },
  {
    name: 'Swing Patience Check',
    size: 50_000,
    fee: 35,
    description: 'At most three trades a week, each held for a day or longer.',
  },
  {
    name: 'News Handling Check',
    size: 10_000,
    fee: 25,
    instruments: 'forex',
    description: 'No new trade from five minutes before news to five after.',
  },
  {
    name: 'Consistency Check',
    size: 25_000,
    fee: 29,
    description: 'No day brings more than a third of the whole profit.',
  },
  {
    name: 'Drawdown Recovery Check',
    size: 10_000,
    fee: 19,
    description: 'Back to the start after a loss of three percent.',
  },
  {
    name: 'Index Momentum Check',
    size: 50_000,
    fee: 39,
    instruments: 'indices',
    description: 'Twenty trades that follow the trend of the day.',
  },
  {
    name: 'First Steps Check',
    size: 5_000,
    fee: 0,
    description: 'For newcomers: five trading days within every limit.',
  },
  {
    name: 'Oil Inventory Check',
    size: 10_000,
    fee: 25,
    instruments: 'commodities',
    status: 'inactive',
    description: 'Trades around inventory days.',
  },
  {
    name: 'Asian Session Check',
    size: 10_000,
    fee: 19,
    instruments: 'forex',
    status: 'coming_soon',
    description: 'Trades between midnight and 8:00 in London.',
  },
  {
    name: 'Algorithm Check',
    size: 50_000,
    fee: 49,
    status: 'coming_soon',
    description: 'Thirty days with an expert advisor that keeps the limits.',
  },
];

/** Everything that the firm sells. The first eighteen are one ladder: three types, six sizes. */
const products: readonly Product[] = [
  ...[...ladder, ...forMarkets].map((difference, place) => productOf(place + 1, difference)),
  ...skillChecks.map((difference, place) =>
    productOf(101 + place, {
      type: 'one_step',
      ...difference,
      class: 'skill_check',
      target: 5,
      split: 50,
      places: 200,
      age: 400 - place * 23,
      taken: difference.status === 'coming_soon' ? 0 : 20 + ((place * 53) % 170),
    }),
  ),
];

/** The ladder's products, which traders' accounts belong to. Small accounts sell best. */
export const soldProducts = products
  .slice(0, 18)
  .map((product) => ({ product, weight: 1 / (product.fee + 150) }));

export function challengeRows(epoch: Date): Record<string, unknown>[] {
  return products.map((product) => {
    const { type, age } = product;
    const at = (days: number) =>
      new Date(epoch.getTime() - days * 86_400_000 - product.id * 1_234_567).toISOString();
    const isTwoStep = type === 'two_step';
    return {
      id: product.id,
      name: product.name,
      firm_name: firmName,
      description: product.description,
      challenge_type: type,
      challenge_class: product.class,
      status: product.status,
      account_size: product.size,
      challenge_fee: product.fee,
      refundable_fee: type === 'instant' || product.class === 'skill_check' ? 0 : product.fee,
      profit_split_percent: product.split,
      max_daily_loss_percent: product.dailyLoss,
      max_total_loss_percent: product.totalLoss,
      profit_target_percent: product.target,
      min_trading_days: 5,
      max_trading_days: product.days,
      additional_trading_days: 0,
      phase_2_profit_target_percent: isTwoStep ? 5 : null,
      phase_2_min_trading_days: isTwoStep ? 5 : null,
      phase_2_max_trading_days: isTwoStep ? product.days : null,
      max_trades_per_minute: 3,
      max_trades_per_hour: 10,
      max_risk_per_trade_percent: cents(product.dailyLoss * 0.4),
      max_orders_per_symbol: 2,
      overall_risk_limit_percent: 20,
      consistency_rule_percent: 80,
      allowed_instruments: product.instruments,
      duration_days: product.days,
      max_participants: product.places,
      current_participants: product.taken,
      weekend_holding: product.instruments === 'crypto' || product.days > 30,
      news_trading_allowed: type === 'two_step',
      ea_allowed: type !== 'instant',
      created_at: at(age),
      updated_at: at(Math.max(2, Math.round(age / 6))),
    };
  });
}
