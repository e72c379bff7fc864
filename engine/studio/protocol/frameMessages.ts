// Messages between the studio and the forms in its frames (`postMessage`). All frames show one visit: the answers given in one
// are sent to the others. Browser extensions and testing tools post messages too, so a receiver checks source, origin and kind.
import type { Example } from '../../check/index.ts';
import type { Answers } from '../../core/index.ts';
import type { CheckAnswer } from './protocol.ts';

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

/** From the studio to a frame: shows a field of the open step. */
export interface PointMessage {
  readonly kind: 'point';
  /** With `[]` for any entry of a list. */
  readonly name: string;
}

/** From the studio to the frame of the office. */
export interface OfficeMessage {
  readonly kind: 'office';
  /** Texts of the compiled modules, by language. */
  readonly forms: CheckAnswer['modules'];
  readonly offices: CheckAnswer['offices'];
  readonly examples: readonly Example[];
}

/** From a frame to the studio. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'visit'; readonly answers: Answers; readonly step: number }
  /** A field got the focus. */
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'failed'; readonly message: string };
