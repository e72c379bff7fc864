// Shows what would be written before it is written. What an action needs to know is asked by `children`; without them the plan is
// made at once.
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { messageOf } from '../../core/index.ts';
import { plan, write } from '../client/requests.ts';
import type { Action, FileChange, PlanAnswer } from '../protocol/actions.ts';
import { PlanView } from './PlanView.tsx';

interface PlanDialogProps {
  readonly title: string;
  readonly form: string;
  /** What is planned; undefined while something is missing. Files are what an undone step restores. */
  readonly wanted: Action | readonly FileChange[] | undefined;
  /** Files with unsaved texts; nothing is planned before they are saved or discarded. */
  readonly unsaved: readonly string[];
  readonly children?: ReactNode;
  /** Called once the files are written. The dialog closes when the promise is fulfilled. */
  readonly onWritten: (files: readonly FileChange[]) => Promise<void>;
  readonly onClose: () => void;
}

type Planned = Extract<PlanAnswer, { files: unknown }>;

export function PlanDialog({ title, form, wanted, unsaved, children, onWritten, onClose }: PlanDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const planHeading = useRef<HTMLHeadingElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const [planned, setPlanned] = useState<{ readonly of: string; readonly plan: Planned }>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const key = JSON.stringify(wanted ?? null);
  // A plan of other words than those that stand there now is not written.
  const current = planned !== undefined && planned.of === key ? planned.plan : undefined;

  const run = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  const makePlan = () =>
    run(async () => {
      if (unsaved.length > 0) return setProblem(`Save, write or discard the changes of ${unsaved.join(', ')} first.`);
      if (!wanted)
        return setProblem(
          'So far nothing would be written: please fill in what is missing above, or change something.',
        );
      const answer = 'kind' in wanted ? await plan({ form, action: wanted }) : { files: wanted, findings: [] };
      if ('problem' in answer) setProblem(answer.problem);
      else setPlanned({ of: key, plan: answer });
    });
  const writePlan = (files: readonly FileChange[]) =>
    run(async () => {
      const answer = await write({ files });
      if (answer.kind === 'written') {
        await onWritten(files);
        return dialog.current?.close();
      }
      setPlanned(undefined);
      setProblem(
        `Nothing was written: another program has changed ${answer.files.join(', ')}. Look at the plan again.`,
      );
    });
  const begin = useEffectEvent(() => {
    if (!children) void makePlan();
  });
  // Below many fields the plan would come out of sight.
  useEffect(() => {
    if (!current) return;
    planHeading.current?.focus({ preventScroll: true });
    planHeading.current?.scrollIntoView({ block: 'start' });
  }, [current]);
  // What is wrong may be out of sight as well, and is what the next key is about.
  useEffect(() => {
    if (problem !== undefined) told.current?.focus();
  }, [problem]);
  useEffect(() => {
    dialog.current?.showModal();
    begin();
  }, []);

  return (
    <dialog ref={dialog} className="studio-dialog" aria-labelledby="plan-title" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void (current ? writePlan(current.files) : makePlan());
        }}
      >
        <h2 id="plan-title">{title}</h2>
        {children}
        {current && <PlanView plan={current} heading={planHeading} />}
        <div role="status">
          {problem && (
            <p ref={told} tabIndex={-1} className="studio-problem">
              {problem}
            </p>
          )}
          {isBusy && <p>One moment…</p>}
        </div>
        <div className="studio-actions">
          {current?.files.length !== 0 && (
            <button type="submit" className="studio-main">
              {current
                ? writing(current)
                : children || problem === undefined
                  ? 'Show what will be written'
                  : 'Try again'}
            </button>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            {current?.files.length === 0 ? 'Close' : 'Cancel'}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function writing({ files }: Planned): string {
  return `Write ${files.length === 1 ? 'this file' : `these ${files.length} files`}`;
}
