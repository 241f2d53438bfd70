/** The parameters of a state, and the values that setting it up gives back. */
export interface StateShape {
  params: object;
  gives: object;
}

export type NoParams = Record<string, never>;
export type NoValues = Record<string, never>;

export interface SignedIn {
  accessToken: string;
}

/** The id, encoded for a path (R6). A backend whose ids have another form gives its own id. */
export interface SignedInWithId extends SignedIn {
  id: string;
}

/**
 * Describes a state to those who set it up. The table in contracts/states.md is generated from it.
 */
export interface MeaningOf<State extends StateShape> {
  meaning: string;
  parameters: Record<keyof State['params'], string>;
  gives: readonly (keyof State['gives'])[];
}

/** The meanings of an area's states. If one is missing, it doesn't compile. */
export type MeaningsOf<States extends { [Name in keyof States]: StateShape }> = {
  [Name in keyof States]: MeaningOf<States[Name]>;
};
