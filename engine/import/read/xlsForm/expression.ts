// Parses expressions of XLSForm (XPath with ${name}): operators, calls, texts and numbers.

export type Expression =
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'self' }
  /** A column of the sheet choices, in a filter. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'value'; readonly value: string | number }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'arithmetic';
      readonly operator: Arithmetic;
      readonly left: Expression;
      readonly right: Expression;
    };

export type Operator = 'or' | 'and' | '=' | '!=' | '<' | '<=' | '>' | '>=';
export type Arithmetic = '+' | '-' | '*' | 'div' | 'mod';

/** A comparison with its sides exchanged. */
export const MIRRORED = { '=': '=', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

const TOKEN =
  /\s*(?:(\$\{\s*[^}\s]+\s*\})|('[^']*'|"[^"]*"|[‘’][^‘’]*[‘’])|(\d+(?:\.\d+)?)|([<>!]=|[<>=(),+*-])|(\.)(?![./\w])|([A-Za-z_][\w:-]*))/y;
const LONGEST = 2000;

/** The operators by how closely they bind, the loosest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['=', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', 'div', 'mod'],
];
const ARITHMETIC: readonly string[] = ['+', '-', '*', 'div', 'mod'];

/** The day in `'2026-09-01'`; undefined for anything else. */
export function dayIn(expression: Expression | undefined): string | undefined {
  const day = expression?.kind === 'value' ? String(expression.value) : '';
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined;
}

/** The parsed expression; undefined for unsupported syntax. */
export function parseExpression(text: string): Expression | undefined {
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  let at = 0;
  const take = (token: string) => tokens[at] === token && at++ >= 0;

  const level = (depth: number): Expression | undefined => {
    const operators = LEVELS[depth];
    if (!operators) return single();
    let left = level(depth + 1);
    while (left && operators.includes(tokens[at] ?? '')) {
      const operator = tokens[at++] ?? '';
      const right = level(depth + 1);
      if (!right) return undefined;
      left = ARITHMETIC.includes(operator)
        ? { kind: 'arithmetic', operator: operator as Arithmetic, left, right }
        : { kind: 'operation', operator: operator as Operator, left, right };
    }
    return left;
  };

  const single = (): Expression | undefined => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inner = level(0);
      return take(')') ? inner : undefined;
    }
    if (token === '-') {
      const inner = single();
      const isNumber = inner?.kind === 'value' && typeof inner.value === 'number';
      return isNumber ? { kind: 'value', value: -inner.value } : undefined;
    }
    if (token === '.') return { kind: 'self' };
    if (token.startsWith('${')) return { kind: 'reference', name: token.slice(2, -1).trim() };
    if (/^['"‘’]/.test(token)) return { kind: 'value', value: token.slice(1, -1) };
    if (/^\d/.test(token)) return { kind: 'value', value: Number(token) };
    if (!/^[A-Za-z_]/.test(token)) return undefined;
    return take('(') ? call(token) : { kind: 'name', name: token };
  };

  const call = (name: string): Expression | undefined => {
    const args: Expression[] = [];
    if (take(')')) return { kind: 'call', name, args };
    do {
      const argument = level(0);
      if (!argument) return undefined;
      args.push(argument);
    } while (take(','));
    return take(')') ? { kind: 'call', name, args } : undefined;
  };

  const whole = level(0);
  return at === tokens.length ? whole : undefined;
}

function tokensOf(text: string): readonly string[] | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  const tokens: string[] = [];
  const token = new RegExp(TOKEN);
  while (token.lastIndex < trimmed.length) {
    const found = token
      .exec(trimmed)
      ?.slice(1)
      .find((part) => part !== undefined);
    if (found === undefined) return undefined;
    tokens.push(found);
  }
  return tokens;
}
