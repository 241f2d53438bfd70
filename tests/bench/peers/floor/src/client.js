// What both peers share: requests, dates, and which users the filters let through.
export const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
export const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

export async function call(route, { signal, body } = {}) {
  const headers = {
    authorization: `Bearer ${localStorage.getItem('access')}`,
    'content-type': 'application/json',
  };
  const response = await fetch(`/api${route}`, {
    signal,
    headers,
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  return response.json();
}

export const isShown = (user, { search, role, from, to }) => {
  const joined = user.date_joined.slice(0, 10);
  return (
    `${user.full_name} ${user.email}`.toLowerCase().includes(search.toLowerCase()) &&
    (!role || user.role === role) &&
    (!from || joined >= from) &&
    (!to || joined <= to)
  );
};
