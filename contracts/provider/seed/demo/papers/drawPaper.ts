import { documentNumberOf } from '../identity';
import { type Person, personOf } from '../people';
import { drawBill, drawLetter, drawStatement } from './homePaper';
import {
  drawCard,
  drawPassport,
  drawReverse,
  drawSignature,
  type IdentityFacts,
} from './identityPaper';
import { type Paper, readPaperFile } from './paperName';

/** Somebody who lives in the same country: a name or an address that is not the user's. */
function otherPerson({ id, country }: Person): Person {
  for (let turn = 1; turn < 2000; turn += 1) {
    const other = personOf(1_000_000_000 + id * 2003 + turn);
    const own = personOf(id);
    const isOther = other.lastName !== own.lastName && other.address.line !== own.address.line;
    if (other.country.code === country.code && isOther) return other;
  }
  throw new Error(`Nobody else lives in ${country.name}.`);
}

/** Eleven years older: no slip of the pen. */
const otherBirth = (day: string) =>
  `${Number(day.slice(0, 4)) - 11}${day.slice(4, 8)}${day.slice(8) === '14' ? '23' : '14'}`;

function identityFacts({ flaw, month }: Paper, person: Person): IdentityFacts {
  const { firstName, lastName } = flaw === 'name' ? otherPerson(person) : person;
  const dateOfBirth = flaw === 'birth' ? otherBirth(person.dateOfBirth) : person.dateOfBirth;
  return {
    person,
    firstName,
    lastName,
    dateOfBirth,
    number: documentNumberOf(person.id),
    until: month,
  };
}

/**
 * Draws an uploaded paper of the demo from its file name. Undefined if no such paper exists.
 * Everything on it is made up.
 */
export function drawPaper(file: string): string | undefined {
  const paper = readPaperFile(file);
  if (paper === undefined) return undefined;
  const person = personOf(paper.userId);
  const facts = identityFacts(paper, person);
  const home = paper.flaw === 'address' ? otherPerson(person).address : person.address;
  switch (paper.kind) {
    case 'passport':
      return drawPassport(facts);
    case 'signature':
      return drawSignature(facts);
    case 'card':
      return drawCard(facts);
    case 'reverse':
      return drawReverse(facts);
    case 'bill':
      return drawBill(paper, person, home);
    case 'statement':
      return drawStatement(paper, person, home);
    case 'letter':
      return drawLetter(paper, person, person.address2 ?? person.address);
  }
}
