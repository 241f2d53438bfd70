interface EnvironmentBandProps {
  /** The environment's name, from `config.json`. */
  environment?: string | undefined;
}

/** Names the environment on every page, such as STAGING. Without one there is no band. */
export function EnvironmentBand({ environment }: EnvironmentBandProps) {
  return environment ? (
    <aside className="environment-band" data-window-edge="" aria-label="Environment">
      {environment}
    </aside>
  ) : null;
}
