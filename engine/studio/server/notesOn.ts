// What does not follow a change of a published form: drafts on devices of parents, and applications that were received.
import { recordOf } from '../../core/index.ts';
import type { FileChange, PlanRequest } from '../protocol/actions.ts';

/** The sentences that a plan of these files needs; none for a form that was never published. */
export function notesOn({ form, action }: PlanRequest, files: readonly FileChange[]): readonly string[] {
  const textOf = (name: string) => files.find((file) => file.name === `${form}/${name}`);
  const record = textOf('published.json');
  if (!record?.before) return [];
  if (action.kind === 'rename-form') return ofForm(form, textOf('form.json')?.before ?? '{}');
  if (!record.after) return [];
  const [before, after] = [record.before, record.after].map((text) => recordOf(JSON.parse(text)));
  const statuses = [before?.statuses].flat();
  return [
    ...(before?.version === after?.version ? [] : [ofVersion(Number(after?.version))]),
    ...(action.kind === 'rename-status' && statuses.includes(action.status) ? [ofStatus(action.status)] : []),
  ];
}

function ofForm(form: string, formFile: string): readonly string[] {
  const isSent = recordOf(recordOf(JSON.parse(formFile)).submit).post !== undefined;
  return [
    `What parents have begun to fill in and not sent is kept on their devices for “${form}”: they do not find it again.`,
    ...(isSent
      ? [
          `Applications that were received stay those of “${form}”: the office does not show them any more, the commands of ` +
            `operations do (npm run applications -- list --form ${form}).`,
        ]
      : []),
  ];
}

function ofVersion(version: number): string {
  return (
    `The form becomes version ${version}, because answers have other names or types, or are gone. A parent who has begun to fill it ` +
    'in finds these answers above the form, to be noted down and given again. Applications that were received keep them: the ' +
    'office shows them last, by their earlier names, and its columns, search and letters do not find them.'
  );
}

function ofStatus(status: string): string {
  return (
    `Applications that have the status “${status}” by now keep it. It stays last in the list, as retired: the same moves lead out ` +
    'of it, and none leads there any more. The staff tell the two apart if you give one of them other words.'
  );
}
