// Messages between the studio and the forms in its frames. A visit is one in both languages: what is answered in one
// frame is shown in the other. Browser extensions and testing tools send messages as well: only these kinds are heard.
import type { Answers } from '../core/index.ts';

/** From the studio to a frame. */
export interface Show {
  readonly kind: 'show';
  /** Text of the compiled module. */
  readonly module: string;
  readonly answers: Answers;
  readonly step: number;
  /** True where the errors of the step are to be seen at once. */
  readonly complains: boolean;
}

/** From a frame to the studio. */
export type Told =
  | { readonly kind: 'ready' }
  | { readonly kind: 'visit'; readonly answers: Answers; readonly step: number }
  | { readonly kind: 'broken'; readonly message: string };
