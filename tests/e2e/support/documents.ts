import type { Backend } from './backend';

/**
 * The first seeded user after `after` whose three documents are all present, loadable and
 * undecided.
 */
export async function undecidedUser(backend: Backend, after = 0): Promise<string> {
  for (let id = after + 1; id < after + 400; id += 1) {
    const record = await backend.findKyc(id);
    const proofs = [record?.id_proof, ...(record?.address_proof ?? [])];
    const files = [
      record?.id_proof?.document_file_front,
      record?.id_proof?.document_file_back,
      ...(record?.address_proof ?? []).map((proof) => proof.document_file),
    ];
    if (proofs.length < 3 || proofs.some((proof) => proof?.status !== 'pending')) continue;
    if (await backend.areFilesThere(files)) return String(id);
  }
  throw new Error('The seed has no user with three undecided documents.');
}
