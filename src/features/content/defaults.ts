import type { ContentItems } from './model';

/** The specification's four rules, verbatim, and an FAQ for each category (R183). */
export const defaultContent: ContentItems = [
  {
    kind: 'faq',
    id: 'faq-1',
    question: 'How do I start a challenge?',
    answer:
      'Choose a challenge, pay its fee, and the login of your trading account is sent to your email address. Trading may begin immediately.',
    category: 'Getting Started',
  },
  {
    kind: 'faq',
    id: 'faq-2',
    question: 'How do I withdraw my profit?',
    answer:
      'Request a payout in your wallet. It is pending until our team has approved or rejected it; you are notified either way.',
    category: 'Withdrawals',
  },
  {
    kind: 'faq',
    id: 'faq-3',
    question: 'Why must I verify my identity?',
    answer:
      'Payouts go to verified traders only. Upload an ID document and a proof of address under your account; each is reviewed by a person.',
    category: 'Account',
  },
  {
    kind: 'faq',
    id: 'faq-4',
    question: 'What happens when I reach a loss limit?',
    answer:
      'The challenge ends. Open positions are closed and the account can no longer trade, but its history stays in your dashboard.',
    category: 'Trading',
  },
  {
    kind: 'faq',
    id: 'faq-5',
    question: 'I can’t log in to MT5. What can I do?',
    answer:
      'Check the login, the password and the server in the email that we sent you. If that doesn’t help, open a support ticket.',
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
