// Checks that a browser lets a console of another origin call the API (CORS).

/** What the console sends and reads. */
const methods = ['GET', 'POST', 'PATCH', 'DELETE'];
const sent = ['authorization', 'content-type'];
const exposed = ['date', 'retry-after', 'x-request-id'];

const namesIn = (value) => (value ?? '').toLowerCase().split(/[\s,]+/);

/** Returns a sentence for each thing that the browser would refuse, or that the console misses. */
export async function crossOriginProblems(baseUrl, origin) {
  const url = `${baseUrl.replace(/\/$/, '')}/admin/users`;
  const preflights = await Promise.all(
    methods.map(async (method) => {
      const { status, headers } = await fetch(url, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': sent.join(','),
        },
      });
      const name = `OPTIONS ${url} for ${method}`;
      const allowed = namesIn(headers.get('access-control-allow-methods'));
      return [
        ...(status < 300 ? [] : [`${name} is a ${status}`]),
        ...originProblems(name, headers, origin),
        // A browser needs no permission for these two methods.
        ...(['GET', 'POST', ...allowed.map((one) => one.toUpperCase())].includes(method) ||
        allowed.includes('*')
          ? []
          : [`${name} doesn't allow the method ${method}`]),
        // `*` doesn't include Authorization.
        ...missing(
          `${name} doesn't allow the header`,
          headers.get('access-control-allow-headers'),
          sent,
        ),
      ];
    }),
  );
  // Without a token: answers that refuse something need the headers, too.
  const { headers } = await fetch(url, { headers: { Origin: origin } });
  const answer = [
    ...originProblems(`GET ${url}`, headers, origin),
    ...missing(
      `GET ${url} doesn't expose the header`,
      headers.get('access-control-expose-headers'),
      exposed,
    ),
    ...['date', 'x-request-id']
      .filter((name) => !headers.has(name))
      .map((name) => `GET ${url} is answered without the header ${name}`),
  ];
  return [...new Set([...preflights.flat(), ...answer])];
}

const originProblems = (name, headers, origin) => {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === origin || allowed === '*'
    ? []
    : [
        `${name} doesn't allow the origin ${origin} (Access-Control-Allow-Origin: ${allowed ?? 'none'})`,
      ];
};

const missing = (words, value, names) =>
  names.filter((name) => !namesIn(value).includes(name)).map((name) => `${words} ${name}`);
