import { accountsOf, isPayee, joinedAt, type SeedSize } from './accounts';
import { dayMs, Draw } from './draw';
import { paperFile, type PaperKind } from './papers/paperName';
import { personOf } from './people';
import { cast, type Flaw, plantedFlaws, plantedRisks } from './planted';

type Status = 'pending' | 'approved' | 'rejected';

export interface Proof {
  addressType: 'home_address_1' | 'home_address_2';
  status: Status;
  file: string;
}

export interface Identity {
  status: Status;
  documentNumber: string;
  reviewedAt: Date | null;
  front: string;
  back: string;
  proofs: Proof[];
}

/**
 * What becomes of a user's papers, and what is wrong with them. Undefined if the user has sent
 * none.
 */
function fateOf(
  id: number,
  size: SeedSize,
): { status: Status; flaw: Flaw | undefined } | undefined {
  const flaw = plantedFlaws[id];
  const risk = plantedRisks[id];
  if (flaw !== undefined) return { status: 'pending', flaw };
  if (risk === 'kycPending' || id === cast.admin) return { status: 'pending', flaw: undefined };
  if (risk === 'kycRejected') return { status: 'rejected', flaw: 'expired' };
  if (isPayee(id, size)) return { status: 'approved', flaw: undefined };
  const [account] = accountsOf(id, size);
  const draw = new Draw('fate', id);
  if (id === cast.newcomer || draw.next() < (account === undefined ? 0.9 : 0.45)) return undefined;
  if (draw.next() < (account?.isEligible ? 0.6 : 0.06))
    return { status: 'pending', flaw: undefined };
  // Whoever was rejected has a paper that shows why.
  if (draw.isOneIn(14))
    return { status: 'rejected', flaw: draw.pick(['name', 'birth', 'expired', 'address', 'old']) };
  return { status: 'approved', flaw: undefined };
}

/** `YYYYMM`, so many months after an instant. */
function monthAfter(instant: Date, months: number): string {
  const day = new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + months, 1));
  return day.toISOString().slice(0, 7).replace('-', '');
}

const hasPassport = (id: number): boolean => !new Draw('paper', id).isOneIn(3);

/** The number that is printed on the paper, and that the record has. */
export function documentNumberOf(id: number): string {
  return new Draw('document number', id).fill(hasPassport(id) ? '?########' : '###-?####-##');
}

export function identityOf(id: number, size: SeedSize): Identity | undefined {
  const fate = fateOf(id, size);
  if (fate === undefined) return undefined;
  const { status, flaw } = fate;
  const draw = new Draw('identity', id);
  const age = size.epoch.getTime() - joinedAt(id, size).getTime();
  const sentAt = new Date(
    size.epoch.getTime() -
      (status === 'pending' ? draw.between(0.1, 6) * dayMs : age * draw.between(0.05, 0.9)),
  );
  const reviewedAt = new Date(
    Math.min(size.epoch.getTime() - 60_000, sentAt.getTime() + draw.between(0.1, 1.5) * dayMs),
  );
  const until =
    flaw === 'expired'
      ? monthAfter(sentAt, -draw.whole(2, 18))
      : monthAfter(size.epoch, draw.whole(8, 100));
  const isPassport = hasPassport(id);
  const idPaper = (kind: PaperKind) => paperFile({ kind, userId: id, month: until, flaw });
  const isProofWrong = flaw === 'address' || flaw === 'old';
  return {
    status: isProofWrong && status === 'rejected' ? 'approved' : status,
    documentNumber: documentNumberOf(id),
    reviewedAt: status === 'pending' ? null : reviewedAt,
    front: flaw === 'damaged' ? 'damaged-scan.png' : idPaper(isPassport ? 'passport' : 'card'),
    back: idPaper(isPassport ? 'signature' : 'reverse'),
    proofs:
      plantedRisks[id] === 'noAddressProof'
        ? []
        : proofsOf(id, draw, sentAt, { status, flaw: isProofWrong ? flaw : undefined }),
  };
}

/** Whoever has a second address proves it as well. */
function proofsOf(
  id: number,
  draw: Draw,
  sentAt: Date,
  { status, flaw }: { status: Status; flaw: Flaw | undefined },
): Proof[] {
  const written = monthAfter(sentAt, flaw === 'old' ? -19 : -draw.whole(1, 2));
  const kind = draw.pick(['bill', 'bill', 'statement'] as const);
  const file = paperFile({ kind, userId: id, month: written, flaw });
  const proofs: Proof[] = [
    {
      addressType: 'home_address_1',
      status: flaw === undefined ? statusBeside(status) : status,
      file,
    },
  ];
  if (personOf(id).address2 !== undefined) {
    const letter = paperFile({ kind: 'letter', userId: id, month: written, flaw: undefined });
    proofs.push({ addressType: 'home_address_2', status: statusBeside(status), file: letter });
  }
  return proofs;
}

/** A paper with nothing wrong beside a rejected one was approved. */
const statusBeside = (status: Status): Status => (status === 'rejected' ? 'approved' : status);
