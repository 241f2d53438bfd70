// Checks that a browser lets a console of another origin call the API (CORS).

/** What the console sends and reads. */
const methods = ['GET', 'POST', 'PATCH', 'DELETE'];
const sent = ['authorization', 'content-type'];
const exposed = ['date', 'retry-after', 'x-request-id'];

const namesIn = (value) => (value ?? '').toLowerCase().split(/[\s,]+/);

/** Returns a sentence for each thing that the browser would refuse, or that the console misses. */
export async function crossOriginProblems(baseUrl, origin) {
  const url = `${baseUrl.replace(/\/$/, '')}/admin/users`;
  const preflights = methods.map(async (method) => {
    const { status, headers } = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': sent.join(','),
      },
    });
    const allowed = namesIn(headers.get('access-control-allow-methods'));
    // A browser needs no permission for the first two.
    const isAllowed = [method.toLowerCase(), '*'].some((one) =>
      ['get', 'post', ...allowed].includes(one),
    );
    return {
      call: `OPTIONS for ${method}`,
      problems: [
        ...(status < 300 ? [] : [`the answer is a ${status}`]),
        ...originProblems(headers, origin),
        ...(isAllowed ? [] : ['the method is not allowed']),
        // `*` doesn't include Authorization.
        ...missing(headers.get('access-control-allow-headers'), sent, 'allowed'),
      ],
    };
  });
  // Without a token: answers that refuse something need the headers, too.
  const { headers } = await fetch(url, { headers: { Origin: origin } });
  const answer = {
    call: 'GET',
    problems: [
      ...originProblems(headers, origin),
      ...missing(headers.get('access-control-expose-headers'), exposed, 'exposed'),
      ...['date', 'x-request-id']
        .filter((name) => !headers.has(name))
        .map((name) => `the answer has no header ${name}`),
    ],
  };
  const callsWith = new Map();
  for (const { call, problems } of [...(await Promise.all(preflights)), answer])
    for (const problem of problems)
      callsWith.set(problem, [...(callsWith.get(problem) ?? []), call]);
  return [...callsWith].map(([problem, calls]) => `${problem} (${calls.join(', ')} ${url})`);
}

const originProblems = (headers, origin) => {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === origin || allowed === '*'
    ? []
    : [
        `the origin ${origin} is not allowed, Access-Control-Allow-Origin is ${allowed ?? 'missing'}`,
      ];
};

const missing = (value, names, verb) =>
  names
    .filter((name) => !namesIn(value).includes(name))
    .map((name) => `the header ${name} is not ${verb}`);
