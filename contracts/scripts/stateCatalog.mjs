// The provider states for programs in any language: contracts/states.md has the same as a table.

function typeOf(value) {
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/**
 * A JSON schema. The catalog's types are TypeScript's, so types and examples come from the pacts.
 */
function parameterSchema(description, values) {
  const types = [...new Set(values.map(typeOf))].sort();
  return {
    type: types.length === 1 ? types[0] : types,
    description,
    examples: [...new Set(values)],
  };
}

const objectSchema = (properties) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/**
 * Returns every state with JSON schemas of its parameters and of what setting it up gives back.
 * @returns {{ name: string, meaning: string, params: object, gives: object, interactions: string[]
 * }[]}
 */
export const stateCatalog = (states, interactions) =>
  Object.entries(states).map(([name, { meaning, parameters, gives }]) => {
    const own = interactions.filter(({ providerStates }) => providerStates?.[0]?.name === name);
    const valuesOf = (parameter) =>
      own.map(({ providerStates }) => providerStates[0].params?.[parameter]);
    return {
      name,
      meaning,
      params: objectSchema(
        Object.fromEntries(
          Object.entries(parameters).map(([parameter, text]) => [
            parameter,
            parameterSchema(text, valuesOf(parameter)),
          ]),
        ),
      ),
      // More is ignored.
      gives: {
        ...objectSchema(Object.fromEntries(gives.map((value) => [value, { type: 'string' }]))),
        additionalProperties: true,
      },
      interactions: own.map(
        ({ description, request, response }) =>
          `${request.method} ${request.path} ${response.status}: ${description}`,
      ),
    };
  });
