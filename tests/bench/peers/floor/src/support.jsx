import { useEffect, useState } from 'react';
import { call, day, moment } from './client';

/** A conversation with its head and the answer, as in the console. */
function Chat({ ticket }) {
  const [messages, setMessages] = useState();
  const [message, setMessage] = useState('');
  useEffect(() => {
    let isGone = false;
    call(`/admin/ticket/${ticket.ticket_id}/messages`).then(
      ({ results }) => isGone || setMessages(results),
    );
    return () => {
      isGone = true;
    };
  }, [ticket.ticket_id]);
  return (
    <section>
      <h2>{ticket.subject}</h2>
      <p>
        Ticket {ticket.ticket_id} · {ticket.creator_name} <button>About</button>{' '}
        <span className="badge">{ticket.status}</span> <button>Copy link</button>{' '}
        <button>Close</button> <button>Close and next</button>
      </p>
      {messages ? (
        <ol>
          {messages.map(({ text, created_at: at, is_mine: isMine }, index) => (
            <li key={at}>
              {day.format(new Date(at)) !==
                day.format(new Date(messages[index - 1]?.created_at ?? 0)) && (
                <p>{day.format(new Date(at))}</p>
              )}
              <b>{isMine ? 'You' : ticket.creator_name}</b> {text}{' '}
              <small>{moment.format(new Date(at))}</small>
            </li>
          ))}
        </ol>
      ) : (
        <p>Loading…</p>
      )}
      <textarea
        aria-label="Message"
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <button>Saved replies</button> <button disabled={!message}>Send</button>
    </section>
  );
}

/** The open tickets, and the conversation of one of them. */
export function App() {
  const [tickets, setTickets] = useState();
  const [opened, setOpened] = useState();
  useEffect(() => {
    call('/admin/ticket').then(({ results }) =>
      setTickets(results.filter(({ status }) => status === 'open')),
    );
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
              <tr key={one.ticket_id} aria-current={one === ticket || undefined}>
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
