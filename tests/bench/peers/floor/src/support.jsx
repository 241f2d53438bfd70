import { useEffect, useState } from 'react';
import { call, moment } from './client';

function Chat({ ticket }) {
  const [messages, setMessages] = useState();
  useEffect(() => {
    let isGone = false;
    call(`/admin/ticket/${ticket.ticket_id}/messages`).then(({ results }) => isGone || setMessages(results));
    return () => {
      isGone = true;
    };
  }, [ticket.ticket_id]);
  return (
    <section>
      <h2>{ticket.subject}</h2>
      {messages ? (
        <ol>
          {messages.map(({ text, created_at: at }) => (
            <li key={at}>
              {text} <small>{moment.format(new Date(at))}</small>
            </li>
          ))}
        </ol>
      ) : (
        <p>Loading…</p>
      )}
      <textarea aria-label="Message" />
      <button>Send</button>
    </section>
  );
}

/** The open tickets, and the conversation of one of them. */
export function App() {
  const [tickets, setTickets] = useState();
  const [opened, setOpened] = useState();
  useEffect(() => {
    call('/admin/ticket').then(({ results }) => setTickets(results.filter(({ status }) => status === 'open')));
  }, []);
  const ticket = opened ?? tickets?.[0];
  return (
    <>
      <header>
        <b>Admin</b>
      </header>
      <main>
        <h1>Support</h1>
        <table>
          <thead>
            <tr>
              <th>ID</th>
              <th>Subject</th>
              <th>Date</th>
              <th>Status</th>
            </tr>
          </thead>
          <tbody>
            {(tickets ?? []).map((one) => (
              <tr key={one.ticket_id}>
                <td>{one.ticket_id}</td>
                <td>
                  <a
                    href={`?ticket=${one.ticket_id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      history.pushState(null, '', `?ticket=${one.ticket_id}`);
                      setOpened(one);
                    }}
                  >
                    {one.subject}
                  </a>
                </td>
                <td>{moment.format(new Date(one.created_at))}</td>
                <td>
                  <span className="badge">{one.status}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {ticket && <Chat key={ticket.ticket_id} ticket={ticket} />}
      </main>
    </>
  );
}
