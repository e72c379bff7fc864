import type { Action, FileChange } from '../protocol/actions.ts';
import { undone } from '../state/stepLog.ts';
import { BuildDialog } from './BuildDialog.tsx';
import type { Job } from './job.ts';
import { PlanDialog } from './PlanDialog.tsx';

interface JobDialogProps {
  readonly job: Job;
  readonly form: string;
  /** Files with unsaved texts: actions begin from what is on the disk. */
  readonly unsaved: readonly string[];
  /** Files of which texts or keys were changed in fields and are not yet written. */
  readonly drafts: readonly string[];
  readonly onWritten: (what: string, files: readonly FileChange[]) => Promise<void>;
  readonly onClose: () => void;
}

/** Findings and changes on the page are those of the drafts: what begins from them would not find them on the disk. */
const OF_DRAFTS: readonly Action['kind'][] = ['mend', 'mend-all', 'except-fact', 'confirm-translations', 'publish'];

export function JobDialog({ job, drafts, onWritten, ...common }: JobDialogProps) {
  const withDrafts = [...new Set([...common.unsaved, ...drafts])];
  const what = job.kind === 'undo' ? `Undo: ${job.step.what}` : job.what;
  if (job.kind === 'build')
    return (
      <BuildDialog
        {...common}
        unsaved={job.description.waitsForDrafts ? withDrafts : common.unsaved}
        title={what}
        outline={job.outline}
        description={job.description}
        onWritten={(files) => onWritten(what, files)}
      />
    );
  const wanted = job.kind === 'undo' ? undone(job.step) : job.action;
  const isOfDrafts = job.kind === 'do' && OF_DRAFTS.includes(job.action.kind);
  return (
    <PlanDialog
      {...common}
      unsaved={isOfDrafts ? withDrafts : common.unsaved}
      title={what}
      wanted={wanted}
      onWritten={(files) => onWritten(what, files)}
    />
  );
}
