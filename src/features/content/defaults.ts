import type { ContentItems } from './model';

/** The specification's four rules, verbatim, and one FAQ for each category (R183). */
export const defaultContent: ContentItems = [
  {
    kind: 'faq',
    id: 'faq-1',
    question: 'How do I start a challenge?',
    answer:
      'Choose a challenge and pay its fee. The login of your trading account is sent by email, and you can start trading immediately.',
    category: 'Getting Started',
  },
  {
    kind: 'faq',
    id: 'faq-2',
    question: 'How do I withdraw my profit?',
    answer:
      'Request a payout in your wallet. You are notified when our team has approved or rejected it.',
    category: 'Withdrawals',
  },
  {
    kind: 'faq',
    id: 'faq-3',
    question: 'Why must I verify my identity?',
    answer:
      'Only verified traders are paid. Upload an ID document and a proof of address in your account.',
    category: 'Account',
  },
  {
    kind: 'faq',
    id: 'faq-4',
    question: 'What happens when I reach a loss limit?',
    answer:
      'The challenge ends and open positions are closed. The history stays in your dashboard.',
    category: 'Trading',
  },
  {
    kind: 'faq',
    id: 'faq-5',
    question: 'I can’t log in to MT5. What can I do?',
    answer:
      'Check the login, password and server in our email. If that doesn’t help, open a support ticket.',
    category: 'Technical',
  },
  {
    kind: 'rule',
    id: 'rule-1',
    category: 'Risk Management',
    title: 'Maximum Daily Loss 5%',
    description: 'The account may not lose more than 5% of its starting balance within one day.',
  },
  {
    kind: 'rule',
    id: 'rule-2',
    category: 'Risk Management',
    title: 'Maximum Total Drawdown 10%',
    description: 'The account may never fall more than 10% below its starting balance.',
  },
  {
    kind: 'rule',
    id: 'rule-3',
    category: 'Trading Requirements',
    title: 'Minimum 5 trading days',
    description: 'At least one position must be opened on five different days.',
  },
  {
    kind: 'rule',
    id: 'rule-4',
    category: 'Trading Requirements',
    title: 'Profit target 8%',
    description: 'The phase is passed once the account has gained 8% of its starting balance.',
  },
];
