import { useEffect, useRef, useState } from 'react';
import { call, moment } from './client';

const pageSize = 10;
const listOf = () => call(`/admin/payouts?page=1&page_size=${pageSize}`);

/** What speaks for and against a payout: three calls at the same time. */
function Evidence({ payout }) {
  const [evidence, setEvidence] = useState();
  const user = payout.user.id;
  useEffect(() => {
    const calls = [
      `/admin/users/${user}/kyc`,
      `/admin/users/${user}/wallet`,
      `/admin/users/${user}/wallet/transactions?page=1&page_size=5`,
    ];
    Promise.all(calls.map((route) => call(route))).then(setEvidence);
  }, [user]);
  if (!evidence) return <p>Loading…</p>;
  const [kyc, wallet, history] = evidence;
  return (
    <dl>
      <dt>Identity</dt>
      <dd>{kyc.id_proof.status}</dd>
      <dt>Pending</dt>
      <dd>{wallet.pending_amount}</dd>
      <dt>Earlier payouts</dt>
      <dd>{history.results.map(({ transaction_id: id }) => id).join(', ')}</dd>
    </dl>
  );
}

function Payout({ payout, onDecided, onClose }) {
  const dialog = useRef();
  useEffect(() => dialog.current.showModal(), []);
  const approve = async () => {
    // As in the console: what a colleague decided meanwhile is not sent.
    const { results } = await listOf();
    if (results.find(({ id }) => id === payout.id)?.status !== 'pending') return;
    await call(`/admin/payouts/${payout.id}/accept`, { body: {} });
    onDecided({ ...payout, status: 'approved' });
  };
  const facts = { Payout: payout.transaction_id, Amount: payout.price_amount, Network: payout.pay_network, Address: payout.pay_address };
  return (
    <dialog ref={dialog} onClose={onClose}>
      <h2>Payout Details</h2>
      <dl>{Object.entries(facts).map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}</dl>
      <Evidence payout={payout} />
      <button onClick={approve}>Approve</button> <button>Reject</button> <button onClick={onClose}>Cancel</button>
    </dialog>
  );
}

/** The list of payouts, and one of them in a dialog. */
export function App() {
  const [data, setData] = useState(null);
  const [opened, setOpened] = useState();
  useEffect(() => {
    listOf().then(setData);
  }, []);
  const decided = (payout) => {
    setData({ ...data, results: data.results.map((row) => (row.id === payout.id ? payout : row)) });
    setOpened(undefined);
  };
  return (
    <>
      <header>
        <b>Admin</b>
      </header>
      <main>
        <h1>Payouts</h1>
        <div className="filters">
          <select>
            <option>All Statuses</option>
          </select>
          <select>
            <option>All Amounts</option>
          </select>
          <input type="date" />
        </div>
        <table>
          <thead>
            <tr>
              <th>User</th>
              <th>Amount</th>
              <th>Network</th>
              <th>Address</th>
              <th>Status</th>
              <th>Date</th>
              <th>Actions</th>
            </tr>
          </thead>
          <tbody>
            {(data?.results ?? []).map((payout) => (
              <tr key={payout.id}>
                <td>{payout.user.full_name}</td>
                <td>
                  {payout.price_amount} {payout.price_currency}
                </td>
                <td>{payout.pay_network}</td>
                <td>{payout.pay_address}</td>
                <td>
                  <span className="badge">{payout.status}</span>
                </td>
                <td>{moment.format(new Date(payout.created_at))}</td>
                <td>
                  <button onClick={() => setOpened(payout)}>Details</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
      {opened && <Payout payout={opened} onDecided={decided} onClose={() => setOpened(undefined)} />}
    </>
  );
}
