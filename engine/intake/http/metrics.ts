// Metrics in Prometheus' format. Label values come from fixed sets (methods, statuses, ids of forms): client-supplied labels
// would let clients grow the memory without bound.
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DeletionRun } from '../jobs/deleteDue.ts';
import type { MailCount } from '../storage/mailQueue.ts';
import type { RefusalCode } from '../submissions/refusal.ts';
import type { ClosedFor } from './guardConnections.ts';

export interface CountedResponse {
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
  /** Bytes of the request's body, as declared. */
  readonly bytes: number;
  /** Id of the form that was posted, if one was. */
  readonly form?: string | undefined;
}

export interface Metrics {
  count(answered: CountedResponse): void;
  /** Counts a refused request. */
  countRefusal(code: RefusalCode): void;
  /** Counts a connection that was closed because it exceeded a limit. */
  countClosed(reason: ClosedFor): void;
  /** Counts a run of the deletion after the retention time. */
  countDeletion(run: DeletionRun): void;
  /** Everything as text, and the media type of it. */
  print(): Promise<{ readonly text: string; readonly type: string }>;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);
const OUTCOMES: Readonly<Record<number, string>> = { 201: 'kept', 200: 'repeated' };

/** Metrics that start at zero; `countMails` and `countUnseen` are called on each scrape. */
export function createMetrics(countMails: () => Promise<MailCount>, countUnseen: () => Promise<number>): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'intake_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'intake_request_duration_seconds',
    help: 'From the request’s head to the end of the answer.',
    labelNames: ['method'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 300],
    registers,
  });
  const submissions = new Counter({
    name: 'intake_submissions_total',
    help: 'Submissions by form and outcome: kept, repeated, refused (the visitor’s side) or failed (ours).',
    labelNames: ['form', 'outcome'],
    registers,
  });
  const bytes = new Counter({
    name: 'intake_received_bytes_total',
    help: 'Declared bytes of the submissions that were received.',
    labelNames: ['form'],
    registers,
  });
  const refusals = new Counter({
    name: 'intake_refusals_total',
    help: 'Refusals by their code, e.g. disk-full or too-busy.',
    labelNames: ['code'],
    registers,
  });
  const closed = new Counter({
    name: 'intake_connections_closed_total',
    help: 'Connections closed because a sender, or all together, had too many, sent requests unanswered or stood still.',
    labelNames: ['reason'],
    registers,
  });
  const deletions = new Counter({
    name: 'intake_deletion_runs_total',
    help: 'Runs of the deletion after the retention time: told what is due, waiting, clock not trusted, or too many at once.',
    labelNames: ['outcome'],
    registers,
  });
  const deleted = new Counter({
    name: 'intake_deleted_total',
    help: 'Applications deleted after the retention time.',
    registers,
  });
  const due = new Gauge({
    name: 'intake_due',
    help: 'Applications to be deleted within about a day, as it was told last.',
    registers,
  });
  new Gauge({
    name: 'intake_mails',
    help: 'Mails in the queue: waiting, given up, or receipts left out because a mailbox had too many that day.',
    labelNames: ['state'],
    registers,
    async collect() {
      // A failing database must not fail the whole scrape; it shows in the statuses of responses.
      const unknown = { waiting: Number.NaN, givenUp: Number.NaN, leftOut: Number.NaN };
      const { waiting, givenUp, leftOut } = await countMails().catch(() => unknown);
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'given_up' }, givenUp);
      this.set({ state: 'left_out' }, leftOut);
    },
  });
  new Gauge({
    name: 'intake_unseen',
    help: 'Applications that the office has not opened within SEEN_WITHIN_DAYS.',
    registers,
    async collect() {
      this.set(await countUnseen().catch(() => Number.NaN));
    },
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  return {
    count({ method: asked, status, seconds, bytes: declared, form }) {
      const method = METHODS.has(asked) ? asked : 'other';
      requests.inc({ method, status });
      duration.observe({ method }, seconds);
      if (form === undefined) return;
      const outcome = OUTCOMES[status] ?? (status < 500 ? 'refused' : 'failed');
      submissions.inc({ form, outcome });
      bytes.inc({ form }, declared);
    },
    countRefusal: (code) => refusals.inc({ code }),
    countDeletion(run) {
      deletions.inc({ outcome: run.outcome });
      deleted.inc(run.deleted.length);
      if (run.due) due.set(run.due.length);
    },
    countClosed: (reason) => closed.inc({ reason }),
    print: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  };
}
