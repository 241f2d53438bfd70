/** What setting a state up needs to be told, and what it answers. */
export interface StateShape {
  params: object;
  gives: object;
}

export type NoParams = Record<string, never>;

export interface SignedIn {
  accessToken: string;
}

/** The id as it stands in a path (R6): a backend whose ids look otherwise answers its own. */
export interface SignedInWithId extends SignedIn {
  id: string;
}

/** What a state means to whoever sets it up. The hand-over page's table is made of this. */
export interface MeaningOf<State extends StateShape> {
  meaning: string;
  parameters: Record<keyof State['params'], string>;
  gives: readonly (keyof State['gives'])[];
}

/** The meanings of an area's states: one that is missing doesn't compile. */
export type MeaningsOf<States extends { [Name in keyof States]: StateShape }> = { [Name in keyof States]: MeaningOf<States[Name]> };
