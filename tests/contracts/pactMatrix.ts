interface Version {
  name: string;
  number: string;
}

/** What a broker knows. */
export interface BrokerRecords {
  versions: (Version & { branches: string[] })[];
  pacts: { consumer: string; provider: string; version: string; sha: string; text: string }[];
  verifications: { sha: string; number: string; success: boolean }[];
  environments: string[];
  deployments: (Version & { environment: string })[];
}

interface Decision {
  deployable: boolean | null;
  reason: string;
}

/**
 * Whether any version of a provider's branch has verified a pact. Until then the pact is pending
 * for that branch.
 */
export const isVerifiedOn = (
  { versions, verifications }: BrokerRecords,
  sha: string,
  provider: string,
  branch: string,
): boolean =>
  verifications.some(
    (verification) =>
      verification.sha === sha &&
      verification.success &&
      versions.some(
        ({ name, number, branches }) =>
          name === provider && number === verification.number && branches.includes(branch),
      ),
  );

const said = ({ name, number }: Version) => `version ${number} of ${name}`;

/**
 * Whether a version may go where others are: what it needs there has verified its pacts, and it has
 * verified the pacts of those that need it. Null stands for a verification that is still missing.
 */
export function decide(records: BrokerRecords, asked: Version, environment: string): Decision {
  if (!records.versions.some(({ name, number }) => name === asked.name && number === asked.number))
    return { deployable: false, reason: `There is no ${said(asked)}.` };
  const found = [...needed(records, asked, environment), ...needing(records, asked, environment)];
  const worst =
    found.find(({ deployable }) => deployable === false) ??
    found.find(({ deployable }) => deployable === null);
  return (
    worst ?? {
      deployable: true,
      reason:
        found.map(({ reason }) => reason).join('\n') ||
        `Nothing in ${environment} needs ${said(asked)}.`,
    }
  );
}

/** The providers of the pacts of a version. */
function needed(records: BrokerRecords, asked: Version, environment: string): Decision[] {
  return records.pacts
    .filter(({ consumer, version }) => consumer === asked.name && version === asked.number)
    .map(({ provider, sha }) => {
      const deployed = records.deployments.find(
        (deployment) => deployment.name === provider && deployment.environment === environment,
      );
      if (!deployed)
        return {
          deployable: false,
          reason: `No version of ${provider} is currently recorded as deployed in ${environment}.`,
        };
      return verified(records, sha, asked, deployed);
    });
}

/** The consumers that are deployed and have pacts with a version as their provider. */
function needing(records: BrokerRecords, asked: Version, environment: string): Decision[] {
  return records.deployments
    .filter((deployment) => deployment.environment === environment)
    .flatMap((deployed) =>
      records.pacts
        .filter(
          ({ consumer, version, provider }) =>
            consumer === deployed.name && version === deployed.number && provider === asked.name,
        )
        .map(({ sha }) => verified(records, sha, deployed, asked)),
    );
}

function verified(
  records: BrokerRecords,
  sha: string,
  consumer: Version,
  provider: Version,
): Decision {
  const between = `between ${said(consumer)} and ${said(provider)}`;
  const latest = records.verifications.findLast(
    (verification) => verification.sha === sha && verification.number === provider.number,
  );
  if (!latest) return { deployable: null, reason: `There is no verified pact ${between}.` };
  return {
    deployable: latest.success,
    reason: `The verification for the pact ${between} ${latest.success ? 'was successful' : 'failed'}.`,
  };
}
