import { cents, Draw } from '../draw';
import { type Address, fullNameOf, type Person } from '../people';
import type { Paper } from './paperName';
import { drawing, path, rect, text } from './svg';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const monthName = (month: number) => months[(month + 12) % 12] ?? '';

/** The day on which it was written. */
function written({ month, userId }: Paper): {
  year: number;
  month: number;
  day: number;
  text: string;
} {
  const year = Number(month.slice(0, 4));
  const place = Number(month.slice(4, 6)) - 1;
  const day = new Draw('written', userId).whole(2, 9);
  return { year, month: place, day, text: `${day} ${monthName(place)} ${year}` };
}

const money = (amount: number) =>
  amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Name and address as in the window of an envelope. */
function recipient(person: Person, { line, town, state, zip }: Address, y: number): string[] {
  const lines = [
    fullNameOf(person),
    line,
    [zip, town].filter((part) => part !== null).join(' '),
    state,
    person.country.name,
  ];
  return lines
    .filter((content) => content !== null)
    .map((content, place) => text(70, y + place * 30, content, { size: 22 }));
}

const page = (accent: string, sender: string, from: string): string[] => [
  rect(0, 0, 850, 1100, '#fdfdfb'),
  rect(0, 0, 850, 12, accent),
  text(70, 92, sender, { size: 36, bold: true, fill: accent }),
  text(780, 92, from, { size: 19, anchor: 'end', fill: '#4c5766' }),
];

const suppliers = [
  'Northlight Energy',
  'Rivergate Power',
  'Blue Heron Water',
  'Suncoast Electric',
  'Clearline Fibre',
];
const banks = [
  'Harbor Mutual Bank',
  'First Meridian Bank',
  'Cedar & Stone Bank',
  'Unity Savings Bank',
];

/** Three months of a supplier's bill; its sums add up. */
export function drawBill(paper: Paper, person: Person, address: Address): string {
  const draw = new Draw('bill', person.id);
  const { text: day, month } = written(paper);
  const price = draw.between(0.14, 0.32);
  const uses = Array.from({ length: 12 }, (_, place) =>
    Math.round(190 + 90 * Math.cos(place / 1.9) + draw.between(-25, 25)),
  );
  const rows = uses
    .slice(-3)
    .map((use, place) => ({ name: monthName(month - 3 + place), use, amount: cents(use * price) }));
  const total = cents(rows.reduce((sum, { amount }) => sum + amount, 0));
  return drawing(850, 1100, [
    ...page('#1e6b52', draw.pick(suppliers), `Bill ${draw.fill('####-####')}`),
    text(780, 124, day, { size: 19, anchor: 'end', fill: '#4c5766' }),
    ...recipient(person, address, 190),
    text(70, 410, 'Your bill for the last three months', { size: 26, bold: true }),
    ...['Month', 'Use', 'Amount'].map((name, place) =>
      text([70, 470, 780][place] ?? 0, 470, name, { bold: true, anchor: place ? 'end' : 'start' }),
    ),
    ...rows.flatMap(({ name, use, amount }, place) => [
      text(70, 515 + place * 42, name),
      text(470, 515 + place * 42, `${use} units`, { anchor: 'end' }),
      text(780, 515 + place * 42, money(amount), { anchor: 'end' }),
    ]),
    path('M70 640 H780', 'none', 'stroke="#c4ccd6"'),
    text(70, 678, 'To pay', { bold: true, size: 22 }),
    text(780, 678, money(total), { bold: true, size: 22, anchor: 'end' }),
    text(70, 780, 'Your use over twelve months', { size: 20, bold: true }),
    ...uses.map((use, place) => rect(70 + place * 60, 1030 - use * 0.7, 40, use * 0.7, '#7fc0a6')),
  ]);
}

const entries = [
  ['Card payment, grocery store', -1],
  ['Card payment, pharmacy', -1],
  ['Transfer in, salary', 40],
  ['Direct debit, phone', -1],
  ['Cash machine', -2],
  ['Standing order, rent', -14],
  ['Card payment, fuel', -1],
  ['Card payment, restaurant', -1],
  ['Direct debit, insurance', -2],
] as const;

/** A month of a bank account; each balance follows from the one before. */
export function drawStatement(paper: Paper, person: Person, address: Address): string {
  const draw = new Draw('statement', person.id);
  const { month, year, text: day } = written(paper);
  const before = monthName(month - 1);
  let balance = cents(draw.between(900, 4200));
  const opening = balance;
  const rows = Array.from({ length: 11 }, (_, place) => {
    const [name, factor] =
      place === 2 ? entries[2] : draw.pick(entries.filter(([, size]) => size < 0));
    const amount = cents(factor * draw.between(18, 64));
    balance = cents(balance + amount);
    return { day: `${1 + Math.floor(place * 2.5)} ${before.slice(0, 3)}`, name, amount, balance };
  });
  const columns = (y: number, [when, what, amount, rest]: string[], bold = false) => [
    text(70, y, when ?? '', { size: 18, bold }),
    text(160, y, what ?? '', { size: 18, bold }),
    text(620, y, amount ?? '', { size: 18, bold, anchor: 'end' }),
    text(780, y, rest ?? '', { size: 18, bold, anchor: 'end' }),
  ];
  return drawing(850, 1100, [
    ...page('#20406f', draw.pick(banks), `Account ${draw.fill('## #### ####')}`),
    text(780, 124, day, { size: 19, anchor: 'end', fill: '#4c5766' }),
    ...recipient(person, address, 190),
    text(70, 410, `Statement for ${before} ${month === 0 ? year - 1 : year}`, {
      size: 26,
      bold: true,
    }),
    ...columns(470, ['Date', 'Text', 'Amount', 'Balance'], true),
    ...columns(512, ['', 'Balance brought forward', '', money(opening)]),
    ...rows.flatMap((row, place) =>
      columns(554 + place * 40, [row.day, row.name, money(row.amount), money(row.balance)]),
    ),
    path('M70 1000 H780', 'none', 'stroke="#c4ccd6"'),
    ...columns(1034, ['', 'Closing balance', '', money(balance)], true),
  ]);
}

/** A town's confirmation of residence, for a second address. */
export function drawLetter(paper: Paper, person: Person, address: Address): string {
  const draw = new Draw('letter', person.id);
  const { text: day } = written(paper);
  return drawing(850, 1100, [
    ...page('#5b3a6e', `Town of ${address.town}`, 'Residents’ office'),
    text(780, 124, day, { size: 19, anchor: 'end', fill: '#4c5766' }),
    ...recipient(person, address, 190),
    text(70, 430, 'Confirmation of residence', { size: 28, bold: true }),
    text(70, 500, `We confirm that ${fullNameOf(person)}, born on ${person.dateOfBirth},`),
    text(70, 534, 'is registered at the address above.'),
    text(70, 600, `Our reference: ${draw.fill('??-#####')}`),
    path(
      'M560 860 q20 -60 40 -6 t44 -10 t40 14 t50 -16',
      'none',
      'stroke="#1c2f6e" stroke-width="3"',
    ),
    text(560, 910, 'Registrar', { size: 18, fill: '#4c5766' }),
    `<circle cx="180" cy="860" r="74" fill="none" stroke="#5b3a6e" stroke-width="3" opacity="0.6"/>`,
    text(180, 866, address.town.toUpperCase(), { size: 15, anchor: 'middle', fill: '#5b3a6e' }),
  ]);
}
