/**
 * What is needed to make up a person who lives in a country. Lists are texts with `|` between the
 * entries.
 */
export interface Country {
  name: string;
  /** Three letters, as in the machine-readable zone of a passport. */
  code: string;
  nationality: string;
  /** How many of the users live here, beside the other countries. */
  weight: number;
  /**
   * `#` is a digit, `@` the area code of the town. Countries with numbers kept for fiction use
   * those.
   */
  phone: string;
  female: string;
  male: string;
  last: string;
  /**
   * `town,state,zip,area code`; in the zip `#` is a digit and `?` a letter. A state may be empty.
   */
  towns: string;
  streets: string;
  /** `{n}` is the house number, `{street}` the street. */
  line: string;
  /** Range of skin tones of drawn portraits, 0 to 5. */
  tones: [from: number, to: number];
}
