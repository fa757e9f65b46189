/**
 * Lint rule: a text in JSX is the only child of its element. Translators of browsers replace text
 * nodes, so that React neither can change such a text later, nor remove it, nor insert an element
 * before it. As the only child, React sets it as the content of its element. Values whose type the
 * syntax does not tell, such as `{label}`, are not checked.
 */

/** Whether an expression is, or can be, a text that is visible. */
function canBeText(expression) {
  switch (expression.type) {
    case 'Literal':
      return String(expression.value ?? '').trim() !== '' && typeof expression.value !== 'boolean';
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true;
    case 'ConditionalExpression':
      return canBeText(expression.consequent) || canBeText(expression.alternate);
    case 'LogicalExpression':
      return (
        canBeText(expression.right) || (expression.operator !== '&&' && canBeText(expression.left))
      );
    default:
      return false;
  }
}

/** Whether JSX children include one that renders something; not the whitespace between lines. */
function isRendered(child) {
  if (child.type === 'JSXText') return child.value.trim() !== '';
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

function isText(child) {
  if (child.type === 'JSXText') return true;
  return child.type === 'JSXExpressionContainer' && canBeText(child.expression);
}

function createRule(context) {
  function check({ children }) {
    const rendered = children.filter(isRendered);
    if (rendered.length < 2) return;
    for (const child of rendered.filter(isText)) {
      context.report({
        node: child,
        message: 'A text beside other children needs its own element.',
      });
    }
  }
  return { JSXElement: check, JSXFragment: check };
}

export default {
  meta: { name: 'portal-jsx' },
  rules: { 'lone-texts': { meta: { type: 'problem' }, create: createRule } },
};
