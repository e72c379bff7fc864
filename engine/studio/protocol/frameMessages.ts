// Messages between the studio and the forms in its frames (`postMessage`). All frames show one visit: the answers given in one
// are sent to the others. Browser extensions and testing tools post messages too, so a receiver checks source, origin and kind.
import type { Answers } from '../../core/index.ts';

/** From the studio to a frame. */
export interface ShowMessage {
  readonly kind: 'show';
  /** Text of the compiled module. */
  readonly module: string;
  readonly answers: Answers;
  readonly step: number;
  /** True if the step's errors are shown at once. */
  readonly showsErrors: boolean;
}

/** From a frame to the studio. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'visit'; readonly answers: Answers; readonly step: number }
  | { readonly kind: 'failed'; readonly message: string };
