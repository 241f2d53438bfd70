// Verifies for verify.mjs, which says why in a process of its own.
import { verifyPact } from './verifier.mjs';

process.once('message', ({ backend, pact }) =>
  verifyPact(backend, pact).then(
    (outcome) => process.send({ outcome }, () => process.disconnect()),
    (error) => process.send({ error: error.message }, () => process.disconnect()),
  ),
);
