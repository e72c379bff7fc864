// Which { or [ of a text is not closed. The parser (jsonc-parser) tells only where it stopped, which may be far below, and calls a missing ] a missing comma.

interface Unclosed {
  /** Of the character before which the closing bracket is missing; the length of the text if that ends first. */
  readonly offset: number;
  readonly bracket: '{' | '[';
  /** The line of the bracket, from 1. */
  readonly line: number;
  /** False if the text ends without it: then it is guessed which bracket is meant, the first one whose line is indented otherwise than that of its closing bracket. */
  readonly isCertain: boolean;
  /** True if it is the outermost one, whose bracket is missing at the very end: the last line is indented further than the first. */
  readonly isLast: boolean;
}

interface Open {
  readonly bracket: '{' | '[';
  readonly index: number;
}

/** The first bracket that is not closed: one of the other kind closes it, a name stands in a list, or the text ends. Undefined if there is none. */
export function unclosed(text: string): Unclosed | undefined {
  const open: Open[] = [];
  let suspect: Open | undefined;
  let previous = 0;
  const found = ({ bracket, index }: Open, offset: number, isCertain = true, isLast = false): Unclosed => {
    return { offset, bracket, line: text.slice(0, index).split('\n').length, isCertain, isLast };
  };
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[{}[\]:]/g)) {
    const last = open.at(-1);
    if (token === '{' || token === '[') open.push({ bracket: token, index });
    else if (token === ':') {
      if (last?.bracket === '[') return found(last, previous);
    } else if (token === '}' || token === ']') {
      if (!last) return undefined;
      if (last.bracket !== (token === '}' ? '{' : '[')) return found(last, index);
      if (isAtStart(text, index) && indentAt(text, index) !== indentAt(text, last.index)) suspect ??= last;
      open.pop();
    }
    previous = index;
  }
  const last = open.at(-1);
  const isLast =
    !suspect &&
    open.length === 1 &&
    last !== undefined &&
    indentAt(text, text.trimEnd().length) > indentAt(text, last.index);
  return last && found(suspect ?? last, text.length, false, isLast);
}

/** True for the first character of a line that is no blank. */
function isAtStart(text: string, index: number): boolean {
  return text.slice(lineStart(text, index), index).trim() === '';
}

function indentAt(text: string, index: number): number {
  const line = text.slice(lineStart(text, index));
  return line.length - line.trimStart().length;
}

function lineStart(text: string, index: number): number {
  return text.lastIndexOf('\n', index - 1) + 1;
}
