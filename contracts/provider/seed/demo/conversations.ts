/** Whom a ticket may be from. */
type About = 'anybody' | 'payee' | 'phase1' | 'phase2' | 'failed' | 'rejected';

export interface Conversation {
  about: About;
  subject: string;
  /**
   * The trader writes first; the lines take turns. `{…}` is filled in from the trader's own
   * records.
   */
  lines: string[];
}

export const conversations: readonly Conversation[] = [
  {
    about: 'payee',
    subject: 'When will my payout arrive?',
    lines: [
      'Hi, I asked for a payout of ${amount} and it has not arrived yet. Could you check?',
      'Hello {first}, it was approved and goes out with the next batch. Payments in {coin} on {network} usually arrive within a day.',
      'Thanks, that is all I needed to know.',
      'You are welcome. Write to us again if it is not there by tomorrow evening.',
      'It just arrived. Thank you!',
    ],
  },
  {
    about: 'payee',
    subject: 'Changing my payout address',
    lines: [
      'Hello, I moved to a new wallet. How do I change the address for my next payout?',
      'Hello {first}, enter the new address when you ask for the payout. We check a changed address and may ask you about it.',
      'Does a change delay the payout?',
      'By one working day at most. Please do not change it while a payout is pending.',
    ],
  },
  {
    about: 'payee',
    subject: 'Network fee of my payout',
    lines: [
      'My last payout was a little less than what I asked for. Where did the difference go?',
      'That is the fee of the {network} network. It is the only thing that we take off.',
      'Ok, understood. Which network is the cheapest?',
      'At the moment Solana and BEP20 are below half a dollar, TRC20 is one dollar.',
      'Good to know, thanks.',
    ],
  },
  {
    about: 'payee',
    subject: 'Scaling plan for funded accounts',
    lines: [
      'I have been funded for a while on {product}. When can the account grow?',
      'Hello {first}, after three payouts in a row without a breach we raise the size by a quarter.',
      'Do the payouts have to be in three different months?',
      'Yes, one in each calendar month counts.',
    ],
  },
  {
    about: 'payee',
    subject: 'Invoice for my payouts this year',
    lines: [
      'For my tax return I need a statement of all payouts of this year. Can you send me one?',
      'Hello {first}, certainly. We send it to your registered email within two working days.',
      'Perfect, thank you.',
    ],
  },
  {
    about: 'phase1',
    subject: 'Cannot log in to MT5',
    lines: [
      'My login {login} says "Invalid account". I only changed my phone.',
      'Hello {first}, please choose the server Larkfield-Live and enter the password from your welcome email.',
      'I used the wrong server. It works now.',
      'Glad to hear it. Good trading!',
    ],
  },
  {
    about: 'phase1',
    subject: 'Does weekend holding break a rule?',
    lines: [
      'I have a gold position open and the weekend is near. Do I have to close it on {product}?',
      'On {product} positions have to be closed before the weekend, 21:00 in London. Only crypto accounts may stay open.',
      'Closed it. Thanks for the quick answer.',
    ],
  },
  {
    about: 'phase1',
    subject: 'News trading in phase 1',
    lines: [
      'Can I trade the US payrolls on {product}?',
      'Hello {first}, in Two-Step programs you can. In the others no trade may be opened in the five minutes around news.',
      'What happens if an older position is still open then?',
      'That is fine. Only opening and closing within those minutes counts.',
      'Clear, thank you.',
    ],
  },
  {
    about: 'phase1',
    subject: 'Question about the minimum trading days',
    lines: [
      'I reached the target after three days. Can I move on at once?',
      'Congratulations! Five trading days are needed, so two more days with at least one trade each.',
      'Does a very small trade count?',
      'Yes, any trade of 0.01 lots or more.',
    ],
  },
  {
    about: 'phase1',
    subject: 'Charged twice for one challenge',
    lines: [
      'My card statement shows the fee for {product} twice.',
      'Hello {first}, sorry about that. One of the two is a reservation that your bank releases within five days.',
      'It is still there after a week.',
      'We have asked our payment provider and will refund the second one by hand today.',
      'The money is back. Thanks for your help.',
    ],
  },
  {
    about: 'phase2',
    subject: 'Phase 2 account not received yet',
    lines: [
      'I passed phase 1 of {product} yesterday. When do I get the new login?',
      'Hello {first}, congratulations! New accounts are opened on working days, within 24 hours of the last trade.',
      'Got it, the email was in my spam folder. Login {login} works.',
    ],
  },
  {
    about: 'phase2',
    subject: 'Which papers do I need for the funded account?',
    lines: [
      'I am close to the target in phase 2. What do you need from me for the identity check?',
      'A passport or identity card, both sides, and a bill or bank statement with your address that is not older than three months.',
      'Is a phone contract fine as a proof of address?',
      'A fixed line is, a mobile contract is not, because it can be for any address.',
      'Then I will send the electricity bill.',
    ],
  },
  {
    about: 'phase2',
    subject: 'Balance after the weekend looks different',
    lines: [
      'My balance on {login} changed by a few dollars over the weekend without a trade.',
      'Hello {first}, that is the swap for positions that were open on Wednesday night; it is booked for three days.',
      'Makes sense, thank you.',
    ],
  },
  {
    about: 'failed',
    subject: 'Why was my account closed?',
    lines: [
      'My account {login} was closed. I think that is a mistake.',
      'Hello {first}, the equity fell below the daily limit. The limit counts open positions too.',
      'I did not know that open losses count. Is there a second chance?',
      'You can repeat {product} with ten percent off. The code is in your email.',
      'Thanks, I will try again next week.',
    ],
  },
  {
    about: 'failed',
    subject: 'Slippage on my last trade',
    lines: [
      'My stop was filled 14 pips away and that took me below the limit. Please look at it.',
      'We are asking the liquidity provider for the ticks of that minute and will come back to you tomorrow.',
      'Any news?',
      'The price gapped at the release of the inflation figures; the fill was at the first price there was. So the result has to stand.',
      'Not what I hoped for, but thanks for checking.',
    ],
  },
  {
    about: 'rejected',
    subject: 'Identity rejected, what now?',
    lines: [
      'My documents were rejected. What was wrong with them?',
      'Hello {first}, one of them did not match your profile or was out of date. Please send one that is valid and has the same name.',
      'I will upload a new one tonight.',
      'Thank you. We look at it within one working day.',
    ],
  },
  {
    about: 'anybody',
    subject: 'Changing my email address',
    lines: [
      'I would like to use another email for my account. How does that work?',
      'Hello {first}, please write to us from the old address and name the new one. We confirm both.',
      'Done, I have just sent it.',
      'Thank you, it is changed. Please sign in with the new address from now on.',
    ],
  },
  {
    about: 'anybody',
    subject: 'Rules for expert advisors',
    lines: [
      'Am I allowed to use my own EA?',
      'Yes, on Two-Step and One-Step accounts, as long as it does not use arbitrage or copy the trades of another account.',
      'It is a simple breakout EA, so that should be fine. Thanks!',
    ],
  },
  {
    about: 'anybody',
    subject: 'Refer a friend',
    lines: [
      'Is there a bonus if a friend signs up?',
      'Hello {first}, you get ten percent of their first fee as a discount on your next challenge.',
      'Where do I find my link?',
      'In your dashboard under Profile, at the bottom.',
    ],
  },
  {
    about: 'anybody',
    subject: 'Joining the championship',
    lines: [
      'Can I still join the championship that is running?',
      'You can until the tenth of the month. Everybody has the same end, so a late start means fewer days.',
      'Then I will wait for the next one.',
    ],
  },
];
