// Rules of this house that no linter has. Each says what to write instead.

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
    'no-bare-text': {
      create: (context) => ({
        JSXElement: (node) => reportBareTexts(context, node),
        JSXFragment: (node) => reportBareTexts(context, node),
      }),
    },
    // What follows an act takes a moment, on a busy machine a long one.
    'wait-after-act': {
      create: (context) => ({
        ['ExpressionStatement[expression.argument.callee.object.name=/^(userEvent|user|fireEvent)$/] + ' +
        "ExpressionStatement:has(CallExpression[callee.name='expect'])" +
        ":not(:has(CallExpression[callee.name='waitFor'])):not(:has(AwaitExpression AwaitExpression))"]:
          (node) =>
            context.report({
              node,
              message: 'Wait for what follows an act: findBy… or waitFor(() => expect(…)).',
            }),
      }),
    },
  },
};
