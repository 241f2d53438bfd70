import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { listen } from '../../contracts/provider/core/listen';

export interface PactBroker {
  url: string;
  calls: string[];
  /** What it says to can-i-deploy: null while a verification is missing. */
  answer: { deployable: boolean | null; reason: string };
  /** Whether no version of the provider's branch has verified the pact. */
  isPending: boolean;
  close: () => Promise<void>;
}

interface PublishedContracts {
  pacticipantVersionNumber: string;
  contracts: { consumerName: string; providerName: string; content: string }[];
}

const hal = (context: Context, body: object, status: 200 | 201 = 200) =>
  context.body(JSON.stringify(body), status, { 'Content-Type': 'application/hal+json' });

/**
 * Answers as the Pact Broker's published API, as far as publishing, verifying, deploying and
 * asking go: HAL with the links that Pact's own verifier follows. It keeps the last pact, and says
 * what a test wants: who may deploy what is the real broker's own logic. One token signs in.
 */
export async function startPactBroker(token: string): Promise<PactBroker> {
  const app = new Hono();
  const published = new Map<string, { sha: string; text: string }>();
  const link = (path: string, more: object = {}) => ({ href: `${broker.url}${path}`, ...more });
  app.use(async ({ req }, next) => {
    broker.calls.push(`${req.method} ${new URL(req.url).pathname}${new URL(req.url).search}`);
    await next();
  });
  app.use(async (context, next) =>
    context.req.header('authorization') === `Bearer ${token}`
      ? next()
      : context.json({ error: { message: 'Unauthorized' } }, 401),
  );
  app.get('/', (context) =>
    hal(context, {
      _links: {
        self: link(''),
        'pb:publish-contracts': link('/contracts/publish'),
        'pb:provider-pacts-for-verification': link('/pacts/provider/{provider}/for-verification', {
          templated: true,
        }),
        'pb:pacticipant-version': link('/pacticipants/{pacticipant}/versions/{version}', {
          templated: true,
        }),
      },
    }),
  );
  app.post('/contracts/publish', async (context) => {
    const { pacticipantVersionNumber: number, contracts } =
      await context.req.json<PublishedContracts>();
    const notices: object[] = [];
    for (const { consumerName, providerName, content } of contracts) {
      const text = Buffer.from(content, 'base64').toString();
      const sha = createHash('sha1').update(text).digest('hex');
      if ((published.get(number)?.sha ?? sha) !== sha)
        return context.json({ errors: { contracts: ['Cannot change the content'] } }, 409);
      published.set(number, { sha, text });
      const about = `${consumerName} version ${number} and provider ${providerName}`;
      notices.push({ type: 'success', text: `Pact successfully published for ${about}.` });
    }
    return hal(context, { notices, _links: {} });
  });
  // The verifier follows the link before it says what it wants.
  app.on(['GET', 'POST'], '/pacts/provider/:provider/for-verification', async (context) => {
    const provider = context.req.param('provider');
    const { includePendingStatus } =
      context.req.method === 'POST'
        ? await context.req.json<{ includePendingStatus?: boolean }>()
        : {};
    const pacts = [...published.values()].map(({ sha }) => ({
      shortDescription: sha,
      verificationProperties: {
        ...(includePendingStatus === true && { pending: broker.isPending }),
        notices: [{ when: 'before_verification', text: 'It is deployed.' }],
      },
      _links: {
        self: link(`/pacts/provider/${provider}/pact-version/${sha}`, { name: 'The pact' }),
      },
    }));
    return hal(context, {
      _embedded: { pacts },
      _links: { self: link(`/pacts/provider/${provider}/for-verification`) },
    });
  });
  const address = '/pacts/provider/:provider/pact-version/:sha';
  app.get(address, (context) => {
    const { provider, sha } = context.req.param();
    const pact = [...published.values()].find((one) => one.sha === sha);
    if (!pact) return context.notFound();
    const self = `/pacts/provider/${provider}/pact-version/${sha}`;
    const links = {
      self: link(self),
      'pb:publish-verification-results': link(`${self}/verification-results`),
      'pb:provider': link(`/pacticipants/${provider}`, { name: provider }),
    };
    // The pact was JSON when it was published.
    return hal(context, { ...(JSON.parse(pact.text) as object), _links: links });
  });
  app.post(`${address}/verification-results`, async (context) => {
    const { success } = await context.req.json<{ success: boolean }>();
    broker.calls.push(success ? 'succeeded' : 'failed');
    return hal(context, {}, 201);
  });
  // The verifier asks for the provider's links, and puts its version on its branch.
  app.get('/pacticipants/:name', (context) => {
    const path = `/pacticipants/${context.req.param('name')}/branches/{branch}/versions/{version}`;
    return hal(context, { _links: { 'pb:branch-version': link(path, { templated: true }) } });
  });
  app.put('/pacticipants/:name/branches/:branch/versions/:number', (context) =>
    hal(context, {}, 201),
  );
  app.get('/pacticipants/:name/versions/:number', (context) => {
    const { name, number } = context.req.param();
    if (number === 'unknown') return context.json({ error: 'It was not found.' }, 404);
    const deployments = ['test', 'production'].map((environment) =>
      link(`/pacticipants/${name}/versions/${number}/deployed/${environment}`, {
        name: environment,
      }),
    );
    return hal(context, { number, _links: { 'pb:record-deployment': deployments } });
  });
  app.post('/pacticipants/:name/versions/:number/deployed/:environment', (context) =>
    hal(context, { currentlyDeployed: true }, 201),
  );
  app.get('/can-i-deploy', (context) => hal(context, { summary: broker.answer }));

  const listening = await listen(app, { host: '127.0.0.1', port: 0, mayMove: false, headers: {} });
  const broker: PactBroker = {
    url: `http://127.0.0.1:${String(listening.port)}`,
    calls: [],
    answer: { deployable: null, reason: '' },
    isPending: false,
    close: () => listening.close(),
  };
  return broker;
}
