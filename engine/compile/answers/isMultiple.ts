import { exact } from '../../core/index.ts';

/** True for a multiple, as the validators judge it (`codegen/keywords.ts`). */
export function isMultiple(number: number, step: number): boolean {
  return Number.isInteger(exact(number / step));
}

/** By how much two answers differ at least; undefined for a number of any exactness. */
export function exactness(schema: object): number | undefined {
  const { type, multipleOf } = schema as { readonly type?: unknown; readonly multipleOf?: unknown };
  const step = typeof multipleOf === 'number' && multipleOf > 0 ? multipleOf : undefined;
  if (type !== 'integer') return step;
  return Number.isInteger(step) ? step : 1;
}

/** The multiple of `step` next to a number that is excluded: above it for 1, below it for -1. */
export function multipleBeyond(number: number, step: number, direction: 1 | -1): number {
  const steps = Math.floor(exact((direction * number) / step)) + 1;
  // Not -0, of which 0 is another number to some.
  return direction * exact(steps * step) + 0;
}
