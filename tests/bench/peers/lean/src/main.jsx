// The lean stack: the console's own packages (Chakra, SWR, wouter) used as sparingly as they can be,
// for the list of users, one user, and the sign-in.
import { lazy, memo, Suspense, useCallback, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Button,
  chakra,
  ChakraProvider,
  Field,
  Heading,
  Input,
  NativeSelect,
} from '@chakra-ui/react';
import useSWR, { SWRConfig } from 'swr';
import { Link, Redirect, Route, Switch, useLocation, useSearchParams } from 'wouter';
import { call, day, isShown, moment } from '../../floor/src/client';
import { system } from './theme';

const RowMenu = lazy(() => import('./rowMenu'));

function read(route) {
  const early = window.early;
  if (early?.route !== route) return call(route);
  window.early = undefined;
  return early.answer;
}

/** One style for the whole table, so that its rows are plain elements. */
const Table = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': { textAlign: 'start', p: '3', borderBottomWidth: '1px' },
    '& th': { fontWeight: 'medium' },
    '& [data-role]': { px: '1.5', rounded: 'sm', fontSize: 'xs', bg: 'blue.subtle' },
    '& [data-role=admin]': { bg: 'purple.subtle' },
    '& button': { w: '8', h: '8', rounded: 'sm', cursor: 'pointer', _hover: { bg: 'bg.muted' } },
  },
});
const Line = chakra('div', { base: { display: 'flex', gap: '2', my: '4', alignItems: 'center' } });
const Main = chakra('main', { base: { p: '6' } });
const Header = chakra('header', {
  base: { display: 'flex', gap: '4', px: '6', py: '3', borderBottomWidth: '1px' },
});

function Login() {
  const [, go] = useLocation();
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
      <Main maxW="sm" mx="auto" display="grid" gap="4">
        <Heading>Login</Heading>
        <Field.Root>
          <Field.Label>Email</Field.Label>
          <Input name="email" type="email" />
        </Field.Root>
        <Field.Root>
          <Field.Label>Password</Field.Label>
          <Input name="password" type="password" />
        </Field.Root>
        <Button type="submit">Sign in</Button>
      </Main>
    </form>
  );
}

const Row = memo(function Row({ user, onOpenMenu }) {
  return (
    <tr>
      <td>
        <Link href={`/users/${user.id}`}>{user.full_name}</Link>
      </td>
      <td>{user.email}</td>
      <td>
        <span data-role={user.role}>{user.role}</span>
      </td>
      <td>{day.format(new Date(user.date_joined))}</td>
      <td>{moment.format(new Date(user.last_login))}</td>
      <td>
        <button
          aria-label="Actions"
          aria-haspopup="menu"
          onClick={(event) => onOpenMenu({ button: event.currentTarget, user })}
        >
          ⋮
        </button>
      </td>
    </tr>
  );
});

const Filters = memo(function Filters({ filters, onFilter }) {
  const filter = (name) => ({
    value: filters[name],
    onChange: (event) => onFilter(name, event.target.value),
  });
  return (
    <Line>
      <Input type="search" placeholder="Search" {...filter('search')} />
      <NativeSelect.Root>
        <NativeSelect.Field {...filter('role')}>
          <option value="">All Roles</option>
          <option>admin</option>
          <option>user</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Input type="date" {...filter('from')} />
      <Input type="date" {...filter('to')} />
    </Line>
  );
});

const Pages = memo(function Pages({ page, pages, onTurn }) {
  const button = (label, to, sign) => (
    <Button size="sm" aria-label={label} disabled={to < 1 || to > pages} onClick={() => onTurn(to)}>
      {sign}
    </Button>
  );
  return (
    <Line>
      {button('Previous page', page - 1, '‹')}
      <span>
        Page {page} of {pages}
      </span>
      {button('Next page', page + 1, '›')}
    </Line>
  );
});

const pageSize = 20;
const columns = ['Full Name', 'Email', 'Role', 'Date Joined', 'Last Login', 'Actions'];

function Users() {
  const [params, setParams] = useSearchParams();
  const [, go] = useLocation();
  const [filters, setFilters] = useState({ search: '', role: '', from: '', to: '' });
  const [menu, setMenu] = useState();
  const page = Number(params.get('page') ?? 1);
  const { data } = useSWR(`/admin/users?page=${page}&page_size=${pageSize}`, {
    keepPreviousData: true,
  });
  const filter = useCallback((name, value) => setFilters((now) => ({ ...now, [name]: value })), []);
  const turn = useCallback((next) => setParams({ page: next }), [setParams]);
  const rows = (data?.results ?? []).filter((user) => isShown(user, filters));
  return (
    <>
      <Heading>All Users</Heading>
      <Filters filters={filters} onFilter={filter} />
      <Table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((user) => (
            <Row key={user.id} user={user} onOpenMenu={setMenu} />
          ))}
        </tbody>
      </Table>
      <Pages
        page={page}
        pages={Math.max(1, Math.ceil((data?.count ?? 0) / pageSize))}
        onTurn={turn}
      />
      {menu && (
        <Suspense>
          <RowMenu {...menu} go={go} onClose={() => setMenu(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function User({ id }) {
  const { data: user } = useSWR(`/admin/users/${id}`);
  if (!user) return <p>Loading…</p>;
  const facts = {
    Email: user.email,
    Role: user.role,
    Phone: user.phone_number,
    Country: user.country,
    Born: user.date_of_birth,
    Joined: day.format(new Date(user.date_joined)),
    'Last Login': moment.format(new Date(user.last_login)),
  };
  return (
    <>
      <Heading>{user.full_name}</Heading>
      <dl>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const Frame = ({ children }) => (
  <>
    <Header>
      <b>Admin</b>
      <Link href="/users">Users</Link>
    </Header>
    <Main>{children}</Main>
  </>
);

const Signed = ({ children }) =>
  localStorage.getItem('access') ? <Frame>{children}</Frame> : <Redirect to="/login" />;

createRoot(document.getElementById('root')).render(
  <ChakraProvider value={system}>
    <SWRConfig value={{ fetcher: read, revalidateOnFocus: false }}>
      <Switch>
        <Route path="/login">
          <Login />
        </Route>
        <Route path="/users/:id">
          {({ id }) => (
            <Signed>
              <User id={id} />
            </Signed>
          )}
        </Route>
        <Route path="/users">
          <Signed>
            <Users />
          </Signed>
        </Route>
        <Route>
          <Redirect to="/users" />
        </Route>
      </Switch>
    </SWRConfig>
  </ChakraProvider>,
);
