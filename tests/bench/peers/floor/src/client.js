// Requests, and one helper for dates.
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
