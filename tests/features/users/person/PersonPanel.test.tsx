import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Id } from '~/api/types';
import { RecordParts } from '~/features/users/person/PersonPanel';
import { buildTradingAccount } from '../../../fixtures/markets';
import { buildPayout } from '../../../fixtures/payouts';
import { buildTicket } from '../../../fixtures/support';

const ready = <Data,>(data: Data) => ({ status: 'ready', data }) as const;

it('shows records whose ids are no texts or numbers (promise 6)', () => {
  // What a server may send in place of an id: JSON that has no text.
  const id = JSON.parse('{"toString":null}') as Id;
  render(
    <RecordParts
      userId="1042"
      accounts={ready([buildTradingAccount({ login: id }), buildTradingAccount({ login: id })])}
      payouts={{ isWhole: true, load: ready([buildPayout({ id })]) }}
      tickets={ready([buildTicket({ ticket_id: id, subject: 'Where is it?' })])}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Where is it?' })).toBeTruthy();
});
