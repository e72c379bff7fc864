// Upper limits for foreign definitions, checked before any recursive code runs on them.
import { MOST_LEVELS, positionBelow } from '../../compile/index.ts';
import { getIn, isRecord, parsePointer } from '../../core/index.ts';
import type { Json } from '../draft/draft.ts';

/** Questions, groups and their parts, as often as references lead to them. The engine is measured with 5,000 questions. */
const MOST_SCHEMAS = 8000;
const MOST_OPTIONS = 20_000;

export const TOO_DEEP = `has parts within parts on more than ${MOST_LEVELS} levels`;

/** The reason for which the value is refused, as the end of a sentence; undefined if it is within the limits. */
export function whyTooDeep(value: unknown): string | undefined {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return TOO_DEEP;
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  return undefined;
}

/** The reason for which the schema is refused, as the end of a sentence; undefined if it is within the limits. */
export function whyTooLarge(root: Json): string | undefined {
  let [schemas, options] = [0, 0];
  let why: string | undefined;
  const within = new Set<string>();

  const visit = (node: unknown, position: Parameters<typeof positionBelow>[0], depth: number): void => {
    if (depth > MOST_LEVELS) why = TOO_DEEP;
    if (why !== undefined || typeof node !== 'object' || node === null) return;
    if (position === 'schema' && isRecord(node)) {
      schemas++;
      if (Array.isArray(node.enum)) options += node.enum.length;
      if (typeof node.$ref === 'string') follow(node.$ref, depth);
    }
    if (schemas > MOST_SCHEMAS) why = `asks for more than ${MOST_SCHEMAS} questions, with what its references lead to`;
    if (options > MOST_OPTIONS) why = `has more than ${MOST_OPTIONS} options`;
    for (const [key, part] of Object.entries(node)) {
      const below = positionBelow(position, key);
      if (below !== 'other') visit(part, below, depth + 1);
    }
  };

  // A schema that contains itself is counted once; `fit/shapeFixes.ts` bounds how often it is repeated.
  const follow = ($ref: string, depth: number): void => {
    if (!$ref.startsWith('#') || within.has($ref)) return;
    within.add($ref);
    visit(getIn(root, parsePointer($ref)), 'schema', depth + 1);
    within.delete($ref);
  };

  visit(root, 'schema', 0);
  return why;
}
