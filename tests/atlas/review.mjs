// Accepts changes: all at once from the command line, or one, a group or all on the page that this
// serves.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError, git } from '../../.setup/run/process.mjs';
import { answerFile, serve } from './serve.mjs';
import { SIGNOFF, readSignoff, sign, writeSignoff } from './signoff.mjs';

/**
 * What the pictures show must be in the commit that the sign-off names: else they can't be drawn
 * again.
 */
function commitOf({ commit, since }) {
  if (since)
    throw new SetupError(
      'These pictures were compared with a commit and not with the sign-off. Run npm run atlas without --since.',
    );
  if (git('rev-parse', 'HEAD') !== commit)
    throw new SetupError('The pictures show another commit. Draw them again: npm run atlas.');
  const open = git('status', '--porcelain', '--', '.', ':!tests/atlas/signoff.json');
  if (open)
    throw new SetupError(`Commit these first, because the sign-off names the commit:\n${open}`);
  return commit;
}

/**
 * Makes pictures the sign-off: those of these names, or all that were drawn last. Returns what it
 * did, in words.
 * @param {string} report the folder of the page
 * @param {{ name: string, note: string, pictures?: string[] }} accepted
 * @param {{ file?: string, findCommit?: (result: object) => string }} [signing] where it is kept,
 *   and how its commit is found
 */
export function accept(
  report,
  { name, note, pictures },
  { file = SIGNOFF, findCommit = commitOf } = {},
) {
  if (!name?.trim() || !note?.trim()) throw new SetupError('A sign-off needs a name and a note.');
  const result = JSON.parse(readFileSync(path.join(report, 'result.json'), 'utf8'));
  const commit = findCommit(result);
  const open = result.rows.filter(({ kind }) => kind !== 'same');
  const chosen = pictures ? open.filter((row) => pictures.includes(row.name)) : open;
  if (chosen.length === 0) return 'Nothing to accept.';
  const signing = { name: name.trim(), note: note.trim(), at: new Date().toISOString(), commit };
  writeSignoff(sign(readSignoff(file), signing, chosen), file);
  const what = chosen.length === 1 ? '1 picture is' : `${chosen.length} pictures are`;
  return `${what} signed off by ${signing.name}: commit tests/atlas/signoff.json.`;
}

async function readBody(request) {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

/**
 * Answers one request: the page and its pictures, the Storybook below /storybook/, and POST
 * /accept.
 */
async function answer(request, response, { report, built, ...signing }) {
  if (request.method !== 'POST') {
    const isStory = request.url.startsWith('/storybook/');
    return isStory
      ? answerFile(built, '/storybook/', request, response)
      : answerFile(report, '/', request, response);
  }
  // A page of another site can't send this type without asking, and isn't allowed to.
  if (request.headers['content-type'] !== 'application/json') return response.writeHead(415).end();
  try {
    response.end(accept(report, await readBody(request), signing));
  } catch (cause) {
    response.writeHead(409).end(cause.message);
  }
}

/** Serves the page until the process is ended. Resolves with its address as soon as it listens. */
export async function review(report, built, signing = {}) {
  const served = await serve(
    (request, response) => void answer(request, response, { report, built, ...signing }),
  );
  console.log(`Look at ${served.address} and accept there. Ctrl+C ends it.`);
  return served;
}
