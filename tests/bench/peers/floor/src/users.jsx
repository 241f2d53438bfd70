import { useEffect, useState } from 'react';
import { call, day, isShown, moment } from './client';

const pageSize = 20;

let rerender = () => {};
function go(address) {
  history.pushState(null, '', address);
  rerender();
}
const follow = (address) => (event) => {
  event.preventDefault();
  go(address);
};

function Login() {
  const submit = async (event) => {
    event.preventDefault();
    const { data } = await call('/admin/auth/login', {
      body: Object.fromEntries(new FormData(event.currentTarget)),
    });
    localStorage.setItem('access', data.access);
    go('/users');
  };
  return (
    <form onSubmit={submit}>
      <h1>Login</h1>
      <input name="email" type="email" aria-label="Email" required />
      <input name="password" type="password" aria-label="Password" required />
      <button>Sign in</button>
    </form>
  );
}

function Row({ user }) {
  const address = `/users/${user.id}`;
  return (
    <tr>
      <td>{user.full_name}</td>
      <td>{user.email}</td>
      <td>
        <span className="badge">{user.role}</span>
      </td>
      <td>{day.format(new Date(user.date_joined))}</td>
      <td>{moment.format(new Date(user.last_login))}</td>
      <td>
        <a href={address} onClick={follow(address)}>
          View
        </a>{' '}
        <button>Delete</button>
      </td>
    </tr>
  );
}

function Users() {
  const [page, setPage] = useState(Number(new URLSearchParams(location.search).get('page') ?? 1));
  const [filters, setFilters] = useState({ search: '', role: '', from: '', to: '' });
  const [data, setData] = useState(null);
  const query = new URLSearchParams({
    page,
    page_size: pageSize,
  }).toString();
  useEffect(() => {
    const control = new AbortController();
    call(`/admin/users?${query}`, { signal: control.signal }).then(setData, () => {});
    return () => control.abort();
  }, [query]);
  const turn = (next) => {
    setPage(next);
    history.replaceState(null, '', `?page=${next}`);
  };
  const filter = (name) => ({
    value: filters[name],
    onChange: (event) => setFilters({ ...filters, [name]: event.target.value }),
  });
  const rows = (data?.results ?? []).filter((user) => isShown(user, filters));
  const pages = Math.max(1, Math.ceil((data?.count ?? 0) / pageSize));
  return (
    <>
      <h1>All Users</h1>
      <div className="filters">
        <input type="search" placeholder="Search" {...filter('search')} />
        <select {...filter('role')}>
          <option value="">All Roles</option>
          <option>admin</option>
          <option>user</option>
        </select>
        <input type="date" {...filter('from')} />
        <input type="date" {...filter('to')} />
      </div>
      <table>
        <thead>
          <tr>
            <th>Full Name</th>
            <th>Email</th>
            <th>Role</th>
            <th>Date Joined</th>
            <th>Last Login</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((user) => (
            <Row key={user.id} user={user} />
          ))}
        </tbody>
      </table>
      <div className="pages">
        <button aria-label="Previous page" disabled={page <= 1} onClick={() => turn(page - 1)}>
          ‹
        </button>
        Page {page} of {pages}
        <button aria-label="Next page" disabled={page >= pages} onClick={() => turn(page + 1)}>
          ›
        </button>
      </div>
    </>
  );
}

function User({ id }) {
  const [user, setUser] = useState(null);
  useEffect(() => {
    call(`/admin/users/${id}`).then(setUser);
  }, [id]);
  if (!user) return <p>Loading…</p>;
  const facts = {
    Email: user.email,
    Role: user.role,
    Phone: user.phone_number,
    Country: user.country,
    Born: user.date_of_birth,
    Joined: day.format(new Date(user.date_joined)),
  };
  return (
    <>
      <button onClick={() => history.back()}>Back</button>
      <h1>{user.full_name}</h1>
      <dl>
        {Object.entries(facts).map(([name, value]) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name} value`}>{value}</dd>,
        ])}
      </dl>
    </>
  );
}

/** The list of users, one user, and the sign-in. */
export function App() {
  const [, setTurn] = useState(0);
  useEffect(() => {
    rerender = () => setTurn((turn) => turn + 1);
    addEventListener('popstate', rerender);
    return () => removeEventListener('popstate', rerender);
  }, []);
  const id = /^\/users\/(\d+)/.exec(location.pathname)?.[1];
  if (location.pathname === '/login' || !localStorage.getItem('access')) return <Login />;
  return (
    <>
      <header>
        <b>Admin</b>
        <a href="/users" onClick={follow('/users')}>
          Users
        </a>
      </header>
      <main>{id ? <User id={id} /> : <Users />}</main>
    </>
  );
}
