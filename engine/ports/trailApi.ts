// The trail as the office's HTTP API answers it.
import type { AccountEvent, OfficeEvent } from '../core/index.ts';

/** Parameters of the trail's address, joined by AND; one that is absent or empty matches everything. */
export interface TrailQuery {
  /** As `by` of an event. */
  readonly by?: string | undefined;
  readonly type?: TrailEvent['type'] | undefined;
  /** As typed, dashes or not. */
  readonly reference?: string | undefined;
  /** `next` of the page before. */
  readonly before?: string | undefined;
}

export type TrailEvent = AccountEvent | ApplicationEvent;

export type ApplicationEvent = OfficeEvent & {
  /** A form's id. */
  readonly form: string;
  readonly isDeleted: boolean;
  /** Of an export: how many applications it named. The event is that of one of them. */
  readonly applications?: number;
};

/** Events of all applications, deleted ones included, and of accounts; the newest first. */
export interface Trail {
  readonly events: readonly TrailEvent[];
  /** For `?before=`, if there are older ones. */
  readonly next?: number | undefined;
}
