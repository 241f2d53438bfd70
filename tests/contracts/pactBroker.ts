import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { listen } from '../../contracts/provider/core/listen';
import { decide, isVerifiedOn, type BrokerRecords } from './pactMatrix';

export interface PactBroker {
  url: string;
  records: BrokerRecords;
  /** Method and path of every call, and who made it. */
  calls: { address: string; authorization: string | undefined }[];
  close: () => Promise<void>;
}

interface PublishedContracts {
  pacticipantName: string;
  pacticipantVersionNumber: string;
  branch?: string;
  contracts: { consumerName: string; providerName: string; content: string }[];
}

/** What a verifier says when it asks for pacts. */
interface Wanted {
  includePendingStatus?: boolean;
  providerVersionBranch?: string;
}

/** The main branch of every pacticipant, as a broker takes it from the first publication. */
const mainBranch = 'main';

const hal = (context: Context, body: object, status: 200 | 201 = 200) =>
  context.body(JSON.stringify(body), status, { 'Content-Type': 'application/hal+json' });

/**
 * A stand-in of the Pact Broker's published API, as far as publishing, verifying, deploying and
 * asking go: HAL with the links that Pact's own verifier follows, and a matrix that knows who has
 * verified what and what is deployed where. Kept in memory; one token signs in.
 */
export async function startPactBroker(token: string): Promise<PactBroker> {
  const records: BrokerRecords = {
    versions: [],
    pacts: [],
    verifications: [],
    environments: ['test', 'production'],
    deployments: [],
  };
  const calls: PactBroker['calls'] = [];
  const app = new Hono();
  let base = '';
  const link = (path: string, more: object = {}) => ({ href: `${base}${path}`, ...more });
  app.use(async ({ req }, next) => {
    calls.push({
      address: `${req.method} ${new URL(req.url).pathname}${new URL(req.url).search}`,
      authorization: req.header('authorization'),
    });
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
  publishing(app, records);
  verifying(app, records, link);
  deploying(app, records, link);

  const listening = await listen(app, { host: '127.0.0.1', port: 0, mayMove: false, headers: {} });
  base = `http://127.0.0.1:${String(listening.port)}`;
  return { url: base, records, calls, close: () => listening.close() };
}

type Link = (path: string, more?: object) => object;

function noteVersion(
  { versions }: BrokerRecords,
  name: string,
  number: string,
  branch?: string,
): void {
  const known = versions.find((version) => version.name === name && version.number === number);
  if (!known) versions.push({ name, number, branches: branch ? [branch] : [] });
  else if (branch && !known.branches.includes(branch)) known.branches.push(branch);
}

function publishing(app: Hono, records: BrokerRecords): void {
  app.post('/contracts/publish', async (context) => {
    const {
      pacticipantName,
      pacticipantVersionNumber: number,
      branch,
      contracts,
    } = await context.req.json<PublishedContracts>();
    const notices: { type: string; text: string }[] = [];
    for (const { consumerName, providerName, content } of contracts) {
      const text = Buffer.from(content, 'base64').toString();
      const sha = createHash('sha1').update(text).digest('hex');
      const before = records.pacts.find(
        ({ consumer, provider, version }) =>
          consumer === consumerName && provider === providerName && version === number,
      );
      if (before && before.sha !== sha)
        return context.json(
          {
            errors: {
              contracts: [
                `Cannot change the content of the pact for ${consumerName} version ${number}`,
              ],
            },
          },
          409,
        );
      if (!before)
        records.pacts.push({
          consumer: consumerName,
          provider: providerName,
          version: number,
          sha,
          text,
        });
      notices.push({
        type: 'success',
        text: `Pact successfully published for ${consumerName} version ${number} and provider ${providerName}.`,
      });
    }
    noteVersion(records, pacticipantName, number, branch);
    return hal(context, {
      notices,
      _embedded: { pacticipant: { name: pacticipantName }, version: { number } },
      _links: {},
    });
  });
}

function verifying(app: Hono, records: BrokerRecords, link: Link): void {
  // The verifier follows the link before it says what it wants.
  app.on(['GET', 'POST'], '/pacts/provider/:provider/for-verification', async (context) => {
    const provider = context.req.param('provider');
    const { includePendingStatus, providerVersionBranch } =
      context.req.method === 'POST' ? await context.req.json<Wanted>() : {};
    const pendingFor = includePendingStatus === true ? providerVersionBranch : undefined;
    const isWanted = ({ consumer, version }: { consumer: string; version: string }) =>
      records.deployments.some(({ name, number }) => name === consumer && number === version) ||
      records.versions.findLast(
        ({ name, branches }) => name === consumer && branches.includes(mainBranch),
      )?.number === version;
    const wanted = records.pacts.filter((pact) => pact.provider === provider && isWanted(pact));
    const pacts = [...new Map(wanted.map((pact) => [pact.sha, pact])).values()].map(
      ({ consumer, sha, version }) => ({
        shortDescription: `version ${version}`,
        verificationProperties: {
          ...(pendingFor !== undefined && {
            pending: !isVerifiedOn(records, sha, provider, pendingFor),
          }),
          notices: [
            {
              when: 'before_verification',
              text: `The pact at version ${version} is being verified because it is on the main branch or deployed.`,
            },
          ],
        },
        _links: {
          self: link(`/pacts/provider/${provider}/consumer/${consumer}/pact-version/${sha}`, {
            name: `Pact between ${consumer} and ${provider}`,
          }),
        },
      }),
    );
    return hal(context, {
      _embedded: { pacts },
      _links: { self: link(`/pacts/provider/${provider}/for-verification`) },
    });
  });
  const address = '/pacts/provider/:provider/consumer/:consumer/pact-version/:sha';
  app.get(address, (context) => {
    const pact = records.pacts.find(({ sha }) => sha === context.req.param('sha'));
    if (!pact) return context.notFound();
    const self = `/pacts/provider/${pact.provider}/consumer/${pact.consumer}/pact-version/${pact.sha}`;
    const links = {
      self: link(self),
      'pb:publish-verification-results': link(`${self}/verification-results`),
      'pb:provider': link(`/pacticipants/${pact.provider}`, { name: pact.provider }),
    };
    // The pact was JSON when it was published.
    return hal(context, { ...(JSON.parse(pact.text) as object), _links: links });
  });
  app.post(`${address}/verification-results`, async (context) => {
    const { success, providerApplicationVersion: number } = await context.req.json<{
      success: boolean;
      providerApplicationVersion: string;
    }>();
    noteVersion(records, context.req.param('provider'), number);
    records.verifications.push({ sha: context.req.param('sha'), number, success });
    return hal(context, { success, providerApplicationVersion: number }, 201);
  });
  // The verifier asks for the provider's links, and puts its version on its branch.
  app.get('/pacticipants/:name', (context) => {
    const name = context.req.param('name');
    return hal(context, {
      name,
      _links: {
        'pb:branch-version': link(`/pacticipants/${name}/branches/{branch}/versions/{version}`, {
          templated: true,
        }),
      },
    });
  });
  app.put('/pacticipants/:name/branches/:branch/versions/:number', (context) => {
    const { name, branch, number } = context.req.param();
    noteVersion(records, name, number, branch);
    return hal(context, {}, 201);
  });
}

function deploying(app: Hono, records: BrokerRecords, link: Link): void {
  app.get('/pacticipants/:name/versions/:number', (context) => {
    const { name, number } = context.req.param();
    if (!records.versions.some((version) => version.name === name && version.number === number))
      return context.json({ error: 'The requested document was not found on this server.' }, 404);
    const deployments = records.environments.map((environment) =>
      link(
        `/pacticipants/${name}/versions/${number}/deployed-versions/environment/${environment}`,
        { name: environment },
      ),
    );
    return hal(context, { number, _links: { 'pb:record-deployment': deployments } });
  });
  app.post(
    '/pacticipants/:name/versions/:number/deployed-versions/environment/:environment',
    (context) => {
      const { name, number, environment } = context.req.param();
      // One instance: what was deployed before is replaced.
      records.deployments = [
        ...records.deployments.filter(
          (deployed) => deployed.name !== name || deployed.environment !== environment,
        ),
        { name, number, environment },
      ];
      return hal(context, { currentlyDeployed: true }, 201);
    },
  );
  const answer = (
    context: Context,
    [pacticipant, version, environment]: (string | undefined)[],
  ) => {
    if (!pacticipant || !version || !environment)
      return context.json(
        { errors: { query: ['pacticipant, version and environment are required'] } },
        400,
      );
    if (!records.environments.includes(environment))
      return context.json(
        { errors: { environment: [`environment with name '${environment}' does not exist`] } },
        400,
      );
    return hal(context, {
      summary: decide(records, { name: pacticipant, number: version }, environment),
      notices: [],
      matrix: [],
    });
  };
  app.get('/can-i-deploy', (context) =>
    answer(
      context,
      ['pacticipant', 'version', 'environment'].map((name) => context.req.query(name)),
    ),
  );
  // What Pact's own command line asks in its place.
  app.get('/matrix', (context) =>
    answer(
      context,
      ['q[][pacticipant]', 'q[][version]', 'environment'].map((name) => context.req.query(name)),
    ),
  );
}
