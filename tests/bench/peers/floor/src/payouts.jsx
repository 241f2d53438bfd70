import { useEffect, useRef, useState } from 'react';
import { areWaiting, checkPayout } from '../../../../../src/features/payouts/checks/checks';
import { call, day, moment } from './client';

const pageSize = 10;
const listOf = () => call(`/admin/payouts?page=1&page_size=${pageSize}`);

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** What the console says of a payout's user, from the same calls, made at the same time. */
function useEvidence(user) {
  const [evidence, setEvidence] = useState();
  useEffect(() => {
    const calls = [
      `/admin/users/${user}/kyc`,
      `/admin/users/${user}/wallet`,
      `/admin/users/${user}/wallet/transactions?page=1&page_size=50`,
    ];
    Promise.all(calls.map((route) => call(route))).then(([kyc, wallet, history]) =>
      setEvidence({ kyc, wallet, history }),
    );
  }, [user]);
  return evidence;
}

/** The console's checks, by its own rules. */
function Checks({ checks, compared }) {
  return (
    <section>
      <ul aria-label="Checks">
        {checks.map(({ rule, verdict, text }) => (
          <li key={rule}>
            <b>{verdict}</b> <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
      <p>Compared with {compared.rows.length} payouts</p>
      <button>Compare with all payouts</button>
    </section>
  );
}

const Facts = ({ facts }) => (
  <dl>
    {Object.entries(facts).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

function Evidence({ evidence, payout }) {
  if (!evidence) return <p>Loading…</p>;
  const { kyc, wallet, history } = evidence;
  const earlier = history.results.filter(({ id }) => id !== payout.id);
  const used = earlier.filter(({ pay_address: address }) => address === payout.pay_address).length;
  return (
    <div>
      <h3>Pay address</h3>
      <p>{used === 0 ? 'First time this address is used' : `Used in ${used} earlier payouts`}</p>
      <h3>Users of this address</h3>
      <p>No other user found</p>
      <h3>KYC</h3>
      <p className="badge">{kyc.id_proof.status}</p>
      <h3>Wallet</h3>
      <Facts
        facts={{
          'Withdrawal Profit': money.format(wallet.withdrawal_profit),
          'Pending Amount': money.format(wallet.pending_amount),
          'Disbursed Amount': money.format(wallet.disbursed_amount),
        }}
      />
      <h3>Earlier payouts</h3>
      <ul>
        {earlier.slice(0, 3).map(({ id, price_amount: amount, status, created_at: at }) => (
          <li key={id}>
            {money.format(amount)} <span className="badge">{status}</span>{' '}
            {day.format(new Date(at))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What `checkPayout` reads. */
const loaded = (data) => (data ? { status: 'ready', data } : { status: 'loading' });

/** One payout with what the console's dialog says of it: its facts, the checks, the evidence, and what follows from a decision. */
function Payout({ payout, rows, onDecided, onClose }) {
  const dialog = useRef();
  useEffect(() => dialog.current.showModal(), []);
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const evidence = useEvidence(payout.user.id);
  const compared = { rows, isWhole: false, readAt: 0 };
  const checks = checkPayout({
    payout,
    userId: payout.user.id,
    kyc: loaded(evidence?.kyc),
    wallet: loaded(evidence?.wallet),
    history: loaded(evidence?.history),
    compared,
  });
  const isDisabled = isBusy || areWaiting(checks);
  const approve = async () => {
    setIsBusy(true);
    // As in the console: what a colleague decided meanwhile is not sent.
    const { results } = await listOf();
    if (results.find(({ id }) => id === payout.id)?.status !== 'pending') return;
    await call(`/admin/payouts/${payout.id}/accept`, { body: {} });
    onDecided({ ...payout, status: 'approved' });
  };
  const amount = money.format(payout.price_amount);
  const pay = `${payout.pay_amount} ${payout.pay_currency}`;
  return (
    <dialog ref={dialog} onClose={onClose}>
      <h2>Payout Details</h2>
      <p>
        {amount} <span className="badge">{payout.status}</span> <button>Copy link</button>
      </p>
      <Facts
        facts={{
          User: payout.user.full_name,
          'Pay Amount': pay,
          'Pay Address': payout.pay_address,
          'Pay Network': payout.pay_network,
          Date: moment.format(new Date(payout.created_at)),
          'Transaction ID': payout.transaction_id,
        }}
      />
      <Checks checks={checks} compared={compared} />
      <label>
        Note <textarea value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <Evidence evidence={evidence} payout={payout} />
      <p>
        Approve pays {amount} ({pay}) to {payout.user.full_name} at {payout.pay_address} over{' '}
        {payout.pay_network}. Reject pays nothing. Neither can be undone.
      </p>
      <button disabled={isDisabled}>Reject</button>{' '}
      <button disabled={isDisabled} onClick={approve}>
        Approve
      </button>{' '}
      <button onClick={onClose}>Cancel</button>
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
      {opened && (
        <Payout
          payout={opened}
          rows={data.results}
          onDecided={decided}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
