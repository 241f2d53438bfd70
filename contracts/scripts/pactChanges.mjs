// Compares two versions of the pact from the point of view of a backend that fulfilled the first ones.
import { sentenceOf } from './pact.mjs';

const text = (value) => JSON.stringify(value);

/**
 * What a body must be, place by place: a matcher as text, or a value as it is. A field below a
 * matcher is compared by type.
 */
function demandsOf({ body, matchingRules = {} }) {
  const rules = matchingRules.body ?? {};
  const demands = new Map();
  const visit = (value, place, isByType) => {
    const own = rules[place]?.matchers;
    if (own) demands.set(place, `matches ${text(own)}`);
    const isLoose = isByType || own?.some(({ match }) => match === 'type') === true;
    if (Array.isArray(value)) {
      demands.set(place, demands.get(place) ?? 'a list');
      value.forEach((inner, index) =>
        visit(
          inner,
          rules[`${place}[*]`] || isLoose ? `${place}[*]` : `${place}[${index}]`,
          isLoose,
        ),
      );
    } else if (typeof value === 'object' && value !== null) {
      demands.set(place, demands.get(place) ?? 'an object');
      for (const [name, inner] of Object.entries(value)) visit(inner, `${place}.${name}`, isLoose);
    } else
      demands.set(
        place,
        demands.get(place) ?? (isLoose ? `is a ${typeof value}` : `is ${text(value)}`),
      );
  };
  if (body) visit(body.content, '$', false);
  for (const [place, { matchers }] of Object.entries(rules))
    if (!demands.has(place)) demands.set(place, `matches ${text(matchers)}`);
  return demands;
}

const isLooser = (was, is) => /^is [^a]/.test(was) && /"match":"type"|^is a /.test(is);

/**
 * A request is exact, so another one is another demand. Examples of what a state gives and of the
 * token don't count.
 */
const requestOf = ({ method, path, query, body }) => ({ method, path, query, body: body?.content });

function compareInteraction(was, is, tell) {
  const [asked, asks] = [requestOf(was.request), requestOf(is.request)];
  for (const part of Object.keys(asks))
    if (text(asked[part]) !== text(asks[part]))
      tell(
        'broke',
        `the ${part} of the request was ${text(asked[part]) ?? 'none'}, is ${text(asks[part]) ?? 'none'}`,
      );
  const [params, newer] = [was, is].map(({ providerStates }) =>
    text(providerStates?.[0]?.params ?? {}),
  );
  if (params !== newer) tell('broke', `the parameters of its state were ${params}, are ${newer}`);
  if (was.response.status !== is.response.status)
    tell('broke', `the status was ${was.response.status}, is ${is.response.status}`);
  const [before, after] = [demandsOf(was.response), demandsOf(is.response)];
  for (const [place, demand] of before)
    if (!after.has(place)) tell('loosened', `${place} is no longer read (${demand})`);
  for (const [place, demand] of after) {
    const old = before.get(place);
    if (old === undefined) tell('broke', `${place} is now read (${demand})`);
    else if (old !== demand)
      tell(isLooser(old, demand) ? 'loosened' : 'broke', `${place} was "${old}", is "${demand}"`);
  }
}

const interactionsOf = ({ interactions }) =>
  new Map(interactions.map((each) => [sentenceOf(each), each]));
const statesOf = ({ interactions }) =>
  new Set(interactions.map(({ providerStates }) => providerStates?.[0]?.name));

/**
 * Returns every change that a backend must know of. A new interaction is `added`, one that is gone
 * `loosened`. One that is still there `broke` if its request or state is another or if its answer
 * has to be more than before.
 * @returns {{ kind: 'broke' | 'added' | 'loosened', place: string, text: string }[]}
 */
export function pactChanges(before, after) {
  const changes = [];
  const [old, now] = [interactionsOf(before), interactionsOf(after)];
  const [oldStates, states] = [statesOf(before), statesOf(after)];
  for (const name of oldStates)
    if (!states.has(name))
      changes.push({ kind: 'loosened', place: 'states', text: `"${name}" is no longer set up` });
  for (const name of states)
    if (!oldStates.has(name))
      changes.push({ kind: 'added', place: 'states', text: `"${name}" is new` });
  for (const [sentence, { request, response }] of old)
    if (!now.has(sentence))
      changes.push({
        kind: 'loosened',
        place: sentence,
        text: `${request.method} ${request.path} → ${response.status} is gone`,
      });
  for (const [sentence, interaction] of now) {
    const { request, response } = interaction;
    if (old.has(sentence))
      compareInteraction(old.get(sentence), interaction, (kind, said) =>
        changes.push({ kind, place: sentence, text: said }),
      );
    else
      changes.push({
        kind: 'added',
        place: sentence,
        text: `${request.method} ${request.path} → ${response.status}`,
      });
  }
  return changes;
}
