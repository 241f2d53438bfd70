// Rules of this house that no linter has. Each says what to write instead.

/** A rule that reports every node that a selector finds. */
const forbid = (selector, message) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

/** Whether an expression may be text, at least in one of its branches. */
const mayBeText = (node) => {
  if (node.type === 'LogicalExpression') return mayBeText(node.right);
  if (node.type === 'ConditionalExpression')
    return mayBeText(node.consequent) || mayBeText(node.alternate);
  return (
    (node.type === 'Literal' && String(node.value ?? '').trim() !== '') ||
    node.type === 'TemplateLiteral'
  );
};

const isConditional = ({ type }) =>
  type === 'LogicalExpression' || type === 'ConditionalExpression';

/**
 * A browser that translates the page replaces text nodes, and React then can't remove one, or
 * insert anything before it (promise 16b).
 */
function reportBareTexts(context, { type, children }) {
  const shown = children.filter((child) =>
    child.type === 'JSXText'
      ? child.value.trim() !== ''
      : child.expression?.type !== 'JSXEmptyExpression',
  );
  if (shown.length < 2) return;
  const isSwitched = ({ expression }) => expression !== undefined && isConditional(expression);
  for (const [place, child] of shown.entries()) {
    const isBare = child.type === 'JSXText' || (child.expression && mayBeText(child.expression));
    // A fragment's text stands beside whatever is around the fragment.
    if (
      isBare &&
      (type === 'JSXFragment' || isSwitched(child) || shown.slice(0, place).some(isSwitched))
    )
      context.report({
        node: child,
        message:
          'Wrap this text in an element: beside something conditional a translated page would crash.',
      });
  }
}

export default {
  meta: { name: 'house' },
  rules: {
    'no-enum': forbid('TSEnumDeclaration', 'Use a union of texts: no other value fits it.'),
    'no-bare-text': {
      create: (context) => ({
        JSXElement: (node) => reportBareTexts(context, node),
        JSXFragment: (node) => reportBareTexts(context, node),
      }),
    },
    // What follows an act takes a moment, on a busy machine a long one.
    'wait-after-act': forbid(
      'ExpressionStatement[expression.argument.callee.object.name=/^(userEvent|user|fireEvent)$/] + ' +
        "ExpressionStatement:has(CallExpression[callee.name='expect'])" +
        ":not(:has(CallExpression[callee.name='waitFor'])):not(:has(AwaitExpression AwaitExpression))",
      'Wait for what follows an act: findBy… or waitFor(() => expect(…)).',
    ),
  },
};
