import { createHash } from 'node:crypto';
import { parseSync } from 'vite';

const COMPARISONS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};
const OPERATORS = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const ASSIGNMENTS = { '+=': '-=', '-=': '+=', '??=': '=', '||=': '=' };
const METHODS = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  startsWith: 'includes',
  endsWith: 'includes',
  find: 'findLast',
  indexOf: 'lastIndexOf',
};
/** Methods whose result has the type of their object, so that the call can be removed. */
const REMOVABLE_METHODS = new Set([
  'filter',
  'slice',
  'sort',
  'toSorted',
  'toReversed',
  'trim',
  'trimStart',
  'trimEnd',
  'normalize',
  'toLowerCase',
  'toUpperCase',
  'toLocaleLowerCase',
]);
const HOOKS_WITH_DEPENDENCIES = /^use(Layout|Insertion)?(Effect|Memo|Callback)$/;
const NO_VALUE =
  /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll|JSXText)/;

const isFunction = (node) => /Function/.test(node.type) && node.body;
const isText = (node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** Two replacements of a number: 10 % more and 10 % less, but at least 1 for an integer. */
function nearbyNumbers(value) {
  const step = Number.isInteger(value) ? Math.max(1, Math.round(Math.abs(value) / 10)) : value / 10;
  return [value + step, value - step].map((other) => Number(other.toPrecision(12)));
}

/** Whether a loop's body has `break` or `continue`, so that the loop cannot become an `if`. */
function hasJump(node) {
  if (!node || typeof node !== 'object') return false;
  if (Array.isArray(node)) return node.some(hasJump);
  if (node.type === 'BreakStatement' || node.type === 'ContinueStatement') return true;
  return Object.values(node).some(hasJump);
}

/** @type {Record<string, (node: object, text: (node: object) => string, change: Function) => void>} */
const CHANGES = {
  Literal(node, text, change) {
    if (typeof node.value === 'number') {
      for (const other of nearbyNumbers(node.value)) change('number', node, `(${other})`);
    }
    if (typeof node.value === 'boolean') change('boolean', node, String(!node.value));
  },
  BinaryExpression(node, text, change) {
    const others = COMPARISONS[node.operator] ?? [OPERATORS[node.operator]];
    if (
      others[0] === undefined ||
      (node.operator === '+' && (isText(node.left) || isText(node.right)))
    )
      return;
    for (const other of others)
      change('operator', node, `${text(node.left)} ${other} ${text(node.right)}`);
  },
  AssignmentExpression(node, text, change) {
    const other = ASSIGNMENTS[node.operator];
    if (other) change('operator', node, `${text(node.left)} ${other} ${text(node.right)}`);
  },
  LogicalExpression(node, text, change) {
    if (node.operator === '??') {
      change('fallback', node, text(node.left));
      return;
    }
    change('condition', node, `(${text(node.left)})`);
    change('condition', node, `(${text(node.right)})`);
  },
  UnaryExpression(node, text, change) {
    if (node.operator === '!') change('condition', node, text(node.argument));
  },
  IfStatement(node, text, change) {
    change('condition', node.test, 'true');
    change('condition', node.test, 'false');
  },
  ConditionalExpression(node, text, change) {
    change('condition', node.test, 'true');
    change('condition', node.test, 'false');
  },
  WhileStatement(node, text, change) {
    if (!hasJump(node.body)) change('loop', node, `if (${text(node.test)}) ${text(node.body)}`);
  },
  AwaitExpression(node, text, change) {
    change('await', node, `(${text(node.argument)})`);
  },
  ExpressionStatement(node, text, change) {
    change('statement', node, ';');
  },
  ThrowStatement(node, text, change) {
    change('statement', node, ';');
  },
  ReturnStatement(node, text, change) {
    // A cleanup function or an early return.
    if (node.argument === null || isFunction(node.argument)) change('return', node, ';');
  },
  ArrowFunctionExpression(node, text, change) {
    if (node.expression && node.body.type === 'CallExpression')
      change('call', node.body, 'undefined');
  },
  ChainExpression(node, text, change) {
    change(
      'optional',
      node,
      text(node)
        .replace('?.', () => '!.')
        .replace(/!\.(?=[[(])/, '!'),
    );
  },
  CallExpression(node, text, change) {
    const { callee } = node;
    if (callee.type === 'MemberExpression' && !callee.computed) {
      const name = callee.property.name;
      if (Object.hasOwn(METHODS, name)) change('method', callee.property, METHODS[name]);
      if (REMOVABLE_METHODS.has(name)) change('method', node, text(callee.object));
    }
    const last = node.arguments.at(-1);
    if (
      HOOKS_WITH_DEPENDENCIES.test(callee.name ?? callee.property?.name ?? '') &&
      last?.type === 'ArrayExpression' &&
      last.elements.length > 0
    ) {
      change('dependencies', last, '[]');
    }
  },
  ObjectExpression(node, text, change) {
    for (const property of node.properties) change('property', property, '', { comma: true });
  },
};

/** Visits every node that exists at run time, with the blocks around it. */
function visitNodes(node, visit, blocks = []) {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const child of node) visitNodes(child, visit, blocks);
    return;
  }
  if (typeof node.type !== 'string' || NO_VALUE.test(node.type)) return;
  visit(node, blocks);
  for (const [key, child] of Object.entries(node)) {
    if (!child || typeof child !== 'object' || key === 'typeAnnotation' || key === 'typeArguments')
      continue;
    const isBody = key === 'body' && (isFunction(node) || node.type === 'BlockStatement');
    const isBlock =
      child.type === 'BlockStatement' || (isBody && isFunction(node) && child.start !== undefined);
    visitNodes(child, visit, isBlock ? [...blocks, child] : blocks);
  }
}

function parse(file, code) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return program;
}

/**
 * All mutants of a file, in the order of the file.
 * @param {string} file path below the project's root
 * @param {string} code
 * @returns {import('./mutants.d.mts').Mutant[]}
 */
export function createMutants(file, code) {
  const mutants = [];
  const seen = new Map();
  const lines = code.split('\n');
  const text = (node) => code.slice(node.start, node.end);

  visitNodes(parse(file, code), (node, blocks) => {
    CHANGES[node.type]?.(node, text, (kind, at, replacement, { comma = false } = {}) => {
      const end = comma && code[at.end] === ',' ? at.end + 1 : at.end;
      const original = code.slice(at.start, end);
      const line = code.slice(0, at.start).split('\n').length;
      const sourceLine = lines[line - 1].trim();
      const name = [file, kind, sourceLine, original, replacement].join('\0');
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      const id = createHash('sha256').update(`${name}\0${nth}`).digest('hex').slice(0, 12);
      const block = blocks.at(-1)?.start ?? -1;
      const place = { file, line, code: sourceLine, start: at.start, end, block };
      mutants.push({ ...place, kind, original, replacement, id });
    });
  });
  return mutants;
}

/** The code with a mutant's change. */
export function mutate(code, { start, end, replacement }) {
  return code.slice(0, start) + replacement + code.slice(end);
}

/** The code with a call of `__reach(file, offset)` at the start of each function and block. */
export function withReachCalls(file, code) {
  const insertions = [];
  visitNodes(parse(file, code), (node, blocks) => {
    const block = blocks.at(-1);
    if (node !== block) return;
    const call = `globalThis.__reach?.(${JSON.stringify(file)},${node.start})`;
    if (node.type === 'BlockStatement') insertions.push([node.start + 1, `${call};`]);
    else insertions.push([node.start, `(${call},`], [node.end, ')']);
  });
  let result = code;
  for (const [at, text] of insertions.toSorted(([a], [b]) => b - a)) {
    result = result.slice(0, at) + text + result.slice(at);
  }
  return result;
}
