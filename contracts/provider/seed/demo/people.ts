import { countries } from './countries';
import type { Country } from './country';
import { Draw } from './draw';

export interface Address {
  line: string;
  town: string;
  state: string | null;
  zip: string | null;
}

/**
 * What is made up about a user. The same id is always the same person, so that papers can be drawn
 * when they are asked for.
 */
export interface Person {
  id: number;
  sex: 'F' | 'M';
  firstName: string;
  lastName: string;
  country: Country;
  phone: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  address: Address;
  /** Where else they can be reached; one person in six has no such address. */
  address2: Address | undefined;
}

/**
 * The firm's own people. The first one is the admin who can sign in; the second one can't, because
 * she is no admin.
 */
const known: Record<
  number,
  { firstName: string; lastName: string; sex: 'F' | 'M'; country: string }
> = {
  1: { firstName: 'Eleanor', lastName: 'Whitfield', sex: 'F', country: 'GBR' },
  2: { firstName: 'Marta', lastName: 'Lindqvist', sex: 'F', country: 'SWE' },
  4: { firstName: 'Daniel', lastName: 'Okonkwo', sex: 'M', country: 'GBR' },
  5: { firstName: 'Priya', lastName: 'Menon', sex: 'F', country: 'GBR' },
  6: { firstName: 'Tomás', lastName: 'Carvalho', sex: 'M', country: 'PRT' },
  7: { firstName: 'Hannah', lastName: 'Keller', sex: 'F', country: 'DEU' },
  8: { firstName: 'Rafael', lastName: 'Ocampo', sex: 'M', country: 'PHL' },
};

/** Those of the firm's own people who are admins. */
export const staffIds: readonly number[] = [1, 4, 5, 6, 7, 8];

export function personOf(id: number): Person {
  const draw = new Draw('person', id);
  const drawn = draw.weighted(countries);
  const sex = draw.isOneIn(3) ? 'F' : 'M';
  const name = known[id] ?? {
    firstName: draw.entry(sex === 'F' ? drawn.female : drawn.male),
    lastName: draw.entry(drawn.last),
    sex,
  };
  const country = countries.find(({ code }) => code === known[id]?.country) ?? drawn;
  const { address, area } = drawAddress(draw, country);
  return {
    id,
    sex: name.sex,
    firstName: name.firstName,
    lastName: name.lastName,
    country,
    phone: draw.fill(country.phone.replace('@', area)),
    dateOfBirth: drawBirth(draw),
    address,
    address2: draw.isOneIn(6) ? undefined : drawAddress(draw, country).address,
  };
}

export const fullNameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

/** Most traders are in their twenties and thirties. */
function drawBirth(draw: Draw): string {
  const year = 2003 - Math.floor(32 * draw.next() ** 1.7);
  return new Date(Date.UTC(year, draw.whole(0, 11), draw.whole(1, 28))).toISOString().slice(0, 10);
}

function drawAddress(draw: Draw, country: Country): { address: Address; area: string } {
  const [town = '', state = '', zip = '', area = ''] = draw.entry(country.towns).split(',');
  const line = country.line
    .replace('{n}', String(draw.whole(1, 140)))
    .replace('{street}', draw.entry(country.streets));
  return {
    address: { line, town, state: state || null, zip: zip === '' ? null : draw.fill(zip) },
    area,
  };
}

/** Letters that have no plain letter inside. */
const plainLetters: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  ı: 'i',
  ğ: 'g',
};

/** The name in the letters a to z, as in an email or in the machine-readable zone of a passport. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[łøđßæı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^a-z -]/g, '');

/** All of them are under `.example`, which nobody can own. */
const mailHosts = ['postbox.example', 'inbox.example', 'mailhaven.example', 'fastpost.example'];
const firmHost = 'larkfield.example';

/** Gives out emails that fit the names, each once. */
export class Mailboxes {
  private readonly taken = new Map<string, number>();

  emailOf(person: Person): string {
    const draw = new Draw('email', person.id);
    const first = plainName(person.firstName).replace(/[ -]/g, '');
    const last = plainName(person.lastName).replace(/[ -]/g, '');
    if (staffIds.includes(person.id)) return `${first}.${last}@${firmHost}`;
    const year = person.dateOfBirth.slice(2, 4);
    const local = draw.pick([
      `${first}.${last}`,
      `${first}.${last}`,
      `${first}${last}`,
      `${first[0] ?? ''}.${last}`,
      `${first}.${last}${year}`,
    ]);
    const host = draw.pick(mailHosts);
    const count = (this.taken.get(local + host) ?? 0) + 1;
    this.taken.set(local + host, count);
    // A digit after a letter would be somebody else's first email.
    return count === 1 ? `${local}@${host}` : `${local}_${count}@${host}`;
  }
}
