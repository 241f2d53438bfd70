/** R371: names the environment on every page, such as STAGING. Without one there is no band. */
export function EnvironmentBand({ environment }: { environment?: string | undefined }) {
  return environment ? (
    <aside className="environment-band" aria-label="Environment">
      {environment}
    </aside>
  ) : null;
}
