import { act } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSoak, patient, printCount, seed } from '../../propertyRuns';
import { serveChat } from './chatServer';
import { openChat, stored } from './openChat';

it(
  'answers, losses and selections in any order: nothing lost, nothing twice, always the ticket it was typed for',
  async () => {
    let checked = 0;
    const message = fc.record({
      ticketId: fc.constantFrom('7', '8'),
      fate: fc.constantFrom('stored', 'stored', 'refused', 'lost'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(message, { minLength: 1, maxLength: 6 }),
        async (scheduler, messages) => {
          sessionStorage.clear();
          const server = serveChat();
          const fates = new Map(
            messages.map(({ ticketId, fate }, index) => [`${ticketId}-${String(index)}`, fate]),
          );
          const posted: string[] = [];
          server.onSend = async (id, text, store) => {
            posted.push(text);
            await scheduler.schedule(Promise.resolve(), text);
            const fate = fates.get(text);
            expect(text.startsWith(id)).toBe(true);
            if (fate === 'refused') return new Response(null, { status: 422 });
            if (fate === 'lost') throw new TypeError('cut');
            return store();
          };
          const { send, result, unmount } = await openChat();
          for (const [index, { ticketId }] of messages.entries())
            send(`${ticketId}-${String(index)}`, ticketId);
          await act(async () => {
            await scheduler.waitIdle();
          });
          await act(async () => {
            for (let turn = 0; turn < 12; turn += 1) {
              await new Promise((resolve) => setTimeout(resolve, 0));
              await scheduler.waitIdle();
            }
          });
          // Each was posted at most once.
          expect(new Set(posted).size).toBe(posted.length);
          const kept = JSON.parse(stored() || '{"data":[]}') as {
            data: { text: string; delivery: string }[];
          };
          for (const [text, fate] of fates) {
            const isThere =
              server.messages[text.slice(0, 1)]?.filter((one) => one.text === text).length ?? 0;
            const delivery = kept.data.find((one) => one.text === text)?.delivery;
            expect(isThere).toBe(fate === 'stored' && posted.includes(text) ? 1 : 0);
            if (isThere === 0)
              expect(['waiting', 'failed', 'unknown', 'doubtful']).toContain(delivery);
          }
          // In the order of typing.
          for (const id of ['7', '8']) {
            const order = (server.messages[id] ?? []).map(({ text }) => Number(text.slice(2)));
            expect(order).toEqual([...order].sort((a, b) => a - b));
          }
          expect(result.current.chat.outgoing.every(({ ticketId }) => ticketId === '7')).toBe(true);
          unmount();
          checked += 1;
        },
      ),
      { seed, numRuns: isSoak ? 1000 : 30 },
    );
    printCount('sending schedules', checked);
  },
  patient,
);
