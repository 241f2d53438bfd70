import { Draw } from '../draw';
import { type Person, plainName } from '../people';
import { drawPortrait } from './portrait';
import { drawing, path, rect, text } from './svg';

/** What an identity paper says. It is the person, or somebody else where it must not match. */
export interface IdentityFacts {
  person: Person;
  /** Whose names and birth date are printed. */
  lastName: string;
  firstName: string;
  dateOfBirth: string;
  number: string;
  /** `YYYYMM`. */
  until: string;
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

const printed = (day: string) =>
  `${day.slice(8, 10)} ${months[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;

/** Papers are valid for ten years, from a day that belongs to the person. */
function validity({ person, until }: IdentityFacts): { issued: string; expires: string } {
  const day = String(new Draw('issued', person.id).whole(1, 28)).padStart(2, '0');
  const rest = `-${until.slice(4, 6)}-${day}`;
  return {
    issued: `${Number(until.slice(0, 4)) - 10}${rest}`,
    expires: `${until.slice(0, 4)}${rest}`,
  };
}

const tints = [
  ['#e3ecf7', '#f4efe2', '#1f3a66'],
  ['#f6e4e6', '#e9edf8', '#6b1f30'],
  ['#e2f1ea', '#f5f0df', '#1d5140'],
  ['#efe6f5', '#e6f0f3', '#4a2c6b'],
] as const;

function ground(person: Person, width: number, height: number): { parts: string[]; ink: string } {
  const [from, to, ink] = new Draw(
    'tint',
    person.country.code.charCodeAt(0) + person.country.code.charCodeAt(1) * 7,
  ).pick(tints);
  const lines = Array.from({ length: 22 }, (_, place) => {
    const y = 12 + place * (height / 21);
    return path(
      `M0 ${y} Q${width / 4} ${y - 26} ${width / 2} ${y} T${width} ${y}`,
      'none',
      `stroke="${ink}" stroke-opacity="0.11"`,
    );
  });
  const tint =
    `<defs><linearGradient id="ground" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>` +
    '</linearGradient></defs>';
  return { parts: [tint, rect(0, 0, width, height, 'url(#ground)'), ...lines], ink };
}

/** A small caption with its value below. */
const field = (x: number, y: number, caption: string, value: string): string =>
  text(x, y, caption, { size: 15, fill: '#4c5766' }) +
  text(x, y + 26, value, { size: 22, bold: true });

/** Check digit of the machine-readable zone (ICAO 9303): weights 7, 3, 1. */
export function checkDigit(content: string): number {
  const value = (letter: string) =>
    letter === '<' ? 0 : /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 55;
  return (
    Array.from(content).reduce(
      (sum, letter, place) => sum + value(letter) * ([7, 3, 1][place % 3] ?? 1),
      0,
    ) % 10
  );
}

const short = (day: string) => day.slice(2).replaceAll('-', '');
const filled = (content: string, length: number) => content.padEnd(length, '<').slice(0, length);

/** The two lines at the foot of a passport. */
function machineZone(facts: IdentityFacts): [string, string] {
  const { person, firstName, lastName, dateOfBirth, number } = facts;
  const zoneName = (name: string) => plainName(name).toUpperCase().replace(/[ -]+/g, '<');
  const code = person.country.code;
  const withDigit = (content: string) => content + String(checkDigit(content));
  const own = withDigit(filled(number, 9));
  const birth = withDigit(short(dateOfBirth));
  const expiry = withDigit(short(validity(facts).expires));
  const optional = withDigit(filled('', 14));
  const lower = `${own}${code}${birth}${person.sex}${expiry}${optional}`;
  return [
    filled(`P<${code}${zoneName(lastName)}<<${zoneName(firstName)}`, 44),
    lower + String(checkDigit(own + birth + expiry + optional)),
  ];
}

export function drawPassport(facts: IdentityFacts): string {
  const { person, lastName, firstName, dateOfBirth, number } = facts;
  const { parts, ink } = ground(person, 1000, 700);
  const { issued, expires } = validity(facts);
  const [upper, lower] = machineZone(facts);
  return drawing(1000, 700, [
    ...parts,
    text(40, 64, 'PASSPORT', { size: 30, bold: true, fill: ink }),
    text(40, 92, person.country.name.toUpperCase(), { size: 17, fill: ink }),
    text(960, 64, `P  ${person.country.code}  ${number}`, { size: 22, bold: true, anchor: 'end' }),
    drawPortrait(person, 40, 124, 1.4),
    field(360, 140, 'Surname', lastName.toUpperCase()),
    field(360, 204, 'Given names', firstName.toUpperCase()),
    field(360, 268, 'Nationality', person.country.nationality.toUpperCase()),
    field(360, 332, 'Date of birth', printed(dateOfBirth)),
    field(680, 332, 'Sex', person.sex),
    field(360, 396, 'Place of birth', person.address.town.toUpperCase()),
    field(680, 268, 'Passport no.', number),
    field(360, 460, 'Date of issue', printed(issued)),
    field(680, 460, 'Date of expiry', printed(expires)),
    rect(0, 560, 1000, 140, '#ffffff', 'opacity="0.6"'),
    text(40, 615, upper, { size: 34, mono: true }),
    text(40, 662, lower, { size: 34, mono: true }),
  ]);
}

export function drawCard(facts: IdentityFacts): string {
  const { person, lastName, firstName, dateOfBirth, number } = facts;
  const { parts, ink } = ground(person, 1000, 630);
  const { expires } = validity(facts);
  return drawing(1000, 630, [
    ...parts,
    text(40, 64, 'IDENTITY CARD', { size: 30, bold: true, fill: ink }),
    text(40, 92, person.country.name.toUpperCase(), { size: 17, fill: ink }),
    text(960, 64, number, { size: 24, bold: true, anchor: 'end' }),
    drawPortrait(person, 40, 130, 1.5),
    field(390, 160, 'Surname', lastName.toUpperCase()),
    field(390, 232, 'Given names', firstName.toUpperCase()),
    field(390, 304, 'Date of birth', printed(dateOfBirth)),
    field(680, 304, 'Sex', person.sex),
    field(390, 376, 'Nationality', person.country.nationality.toUpperCase()),
    field(390, 448, 'Valid until', printed(expires)),
    rect(760, 120, 180, 130, '#d8b76a', 'rx="16"'),
    path(
      'M760 160 H940 M760 210 H940 M820 120 V250 M880 120 V250',
      'none',
      'stroke="#a98636" stroke-width="3"',
    ),
  ]);
}

/** A hand-written name: a line whose ups and downs come from the letters. */
function signature(person: Person, x: number, y: number): string {
  const letters = plainName(`${person.firstName} ${person.lastName}`);
  let d = `M${x} ${y}`;
  for (const [place, letter] of Array.from(letters).entries()) {
    const up = 'bdfhklt'.includes(letter) || place === 0 ? 46 : 12 + (letter.charCodeAt(0) % 5) * 3;
    const down = 'gjpqyz'.includes(letter) ? 22 : 0;
    d +=
      letter === ' ' ? ' q10 -6 18 0' : ` q6 ${-up} 12 ${-up / 3} q4 ${up / 2 + down} 9 ${up / 3}`;
  }
  return path(
    d,
    'none',
    'stroke="#1c2f6e" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"',
  );
}

export function drawSignature(facts: IdentityFacts): string {
  const { parts, ink } = ground(facts.person, 1000, 700);
  return drawing(1000, 700, [
    ...parts,
    text(40, 64, 'SIGNATURE OF BEARER', { size: 24, bold: true, fill: ink }),
    rect(40, 100, 920, 170, '#ffffff', 'opacity="0.65"'),
    signature(facts.person, 90, 205),
    text(40, 330, 'This passport remains the property of the issuing state.', { size: 20 }),
    text(40, 364, 'It must not be altered. Report its loss to the nearest authority.', {
      size: 20,
    }),
    text(960, 660, facts.number, { size: 28, mono: true, anchor: 'end' }),
  ]);
}

export function drawReverse(facts: IdentityFacts): string {
  const { person } = facts;
  const { line, town, state, zip } = person.address;
  const { parts, ink } = ground(person, 1000, 630);
  return drawing(1000, 630, [
    ...parts,
    text(40, 64, person.country.name.toUpperCase(), { size: 20, bold: true, fill: ink }),
    field(40, 120, 'Address', line),
    field(40, 188, 'Town', [zip, town, state].filter((part) => part !== null).join(' ')),
    field(40, 256, 'Date of issue', printed(validity(facts).issued)),
    field(520, 256, 'Card no.', facts.number),
    rect(40, 330, 560, 110, '#ffffff', 'opacity="0.65"'),
    signature(person, 70, 400),
    ...Array.from({ length: 60 }, (_, place) => {
      const draw = new Draw('bars', person.id * 61 + place);
      return rect(60 + place * 14.6, 490, draw.whole(3, 10), 90, '#17202e');
    }),
  ]);
}
