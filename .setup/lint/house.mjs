// Rules of this house that no linter has. Each says what to write instead.

/** A rule that reports every node that a selector finds. */
const forbid = (selector, message) => ({ create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) });

export default {
  meta: { name: 'house' },
  rules: {
    'no-enum': forbid('TSEnumDeclaration', 'Use a union of texts: no other value can be assigned to it.'),
    'no-default-export': forbid('ExportDefaultDeclaration', 'Named exports only.'),
    'no-short-wait': forbid(
      "CallExpression[callee.object.name='vi'][callee.property.name=/^wait/]",
      'It waits for a second only. Use expect.poll, or the waitFor of Testing Library.',
    ),
    // Otherwise tsc takes any object of the same shape for an instance.
    'nominal-class': forbid(
      "ClassBody:not(:has([accessibility='private'])):not(:has(> PropertyDefinition[key.type='PrivateIdentifier']))" +
        ":not(:has(> PropertyDefinition[key.name='name'][readonly=true]))",
      'Give it a private member, or a readonly name: then tsc takes only its instances for it.',
    ),
    // What follows an act takes a moment, on a busy machine a long one.
    'wait-after-act': forbid(
      'ExpressionStatement[expression.argument.callee.object.name=/^(userEvent|user|fireEvent)$/] + ' +
        "ExpressionStatement:has(CallExpression[callee.name='expect'])" +
        ":not(:has(CallExpression[callee.name='waitFor'])):not(:has(AwaitExpression AwaitExpression))",
      'Wait for what follows an act: findBy… or waitFor(() => expect(…)).',
    ),
  },
};
