// Parses expressions of XLSForm (XPath with ${name}): operators, calls, texts and numbers.

export type Expression =
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | { readonly kind: 'reference'; readonly name: string }
  | { readonly kind: 'self' }
  | { readonly kind: 'value'; readonly value: string | number }
  | { readonly kind: 'operation'; readonly operator: Operator; readonly left: Expression; readonly right: Expression };

export type Operator = 'or' | 'and' | '=' | '!=' | '<' | '<=' | '>' | '>=';

const TOKEN =
  /\s*(?:(\$\{\s*[^}\s]+\s*\})|('[^']*'|"[^"]*"|[‘’][^‘’]*[‘’])|(-?\d+(?:\.\d+)?)|([<>!]=|[<>=(),])|(\.)(?![./\w])|([A-Za-z_][\w:-]*))/y;
const LONGEST = 2000;

/** The operators by how closely they bind, the loosest first. */
const LEVELS: readonly (readonly string[])[] = [['or'], ['and'], ['=', '!='], ['<', '<=', '>', '>=']];

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
      const operator = tokens[at++] as Operator;
      const right = level(depth + 1);
      if (!right) return undefined;
      left = { kind: 'operation', operator, left, right };
    }
    return left;
  };

  const single = (): Expression | undefined => {
    const token = tokens[at++] ?? '';
    if (token === '(') {
      const inner = level(0);
      return take(')') ? inner : undefined;
    }
    if (token === '.') return { kind: 'self' };
    if (token.startsWith('${')) return { kind: 'reference', name: token.slice(2, -1).trim() };
    if (/^['"‘’]/.test(token)) return { kind: 'value', value: token.slice(1, -1) };
    if (/^-?\d/.test(token)) return { kind: 'value', value: Number(token) };
    return /^[A-Za-z_]/.test(token) && take('(') ? call(token) : undefined;
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
