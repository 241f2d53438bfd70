import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../contracts/provider/app';
import { createServices } from '../../contracts/provider/operations/services';
import { emptyTables } from '../../contracts/provider/states/rows';
import { startService, type TestService } from './service';

let service: TestService;

beforeAll(async () => {
  service = await startService({ users: 0, config: { faults: true } });
  await emptyTables(service.services);
});
afterAll(() => service.close());

describe('what traders do, for tests', () => {
  test.each(['/__faults/tickets', '/__faults/tickets/1/messages'])(
    '%s does not exist without the switch',
    async (path) => {
      const parts = { ...service.services, config: { ...service.services.config, faults: false } };
      const response = await createApp(createServices(parts)).request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"subject":"x","text":"x"}',
      });
      expect(response.status).toBe(404);
    },
  );

  test('a ticket is opened and written to', async () => {
    const opened = await service.send('POST', '/__faults/tickets', {
      body: { subject: 'Where is my payout?' },
    });
    expect(opened.status).toBe(201);
    const { ticket_id: id } = opened.body as { ticket_id: number };
    expect(
      (await service.send('POST', `/__faults/tickets/${id}/messages`, { body: { text: 'Hello?' } }))
        .status,
    ).toBe(201);
    const { body: tickets } = await service.send('GET', '/api/admin/ticket');
    expect(tickets).toMatchObject({
      results: [{ ticket_id: id, subject: 'Where is my payout?', status: 'open' }],
    });
    const { body: messages } = await service.send('GET', `/api/admin/ticket/${id}/messages`);
    expect(messages).toMatchObject({ results: [{ text: 'Hello?', is_mine: false }] });
  });

  test('a text is needed', async () => {
    expect((await service.send('POST', '/__faults/tickets', { body: { subject: 7 } })).status).toBe(
      400,
    );
  });
});
