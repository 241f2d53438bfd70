// Verifies in a process of its own: the verifier prints while it works, and the command prints a
// summary first.
import { verifyPact } from './verifier.mjs';

process.once('message', ({ backend, pacts }) =>
  verifyAll(backend, pacts).then(
    (outcomes) => process.send({ outcomes }, () => process.disconnect()),
    (error) => process.send({ error: error.message }, () => process.disconnect()),
  ),
);

async function verifyAll(backend, pacts) {
  const outcomes = [];
  for (const pact of pacts) outcomes.push(await verifyPact(backend, pact));
  return outcomes;
}
