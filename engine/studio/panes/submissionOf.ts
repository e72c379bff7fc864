// What is sent or saved when a form is submitted: the parts of the request in their order, or the document.
import { toFormData } from '../../browser/index.ts';
import { type Answers, type Form, listAttachments, mapDocument } from '../../core/index.ts';

export interface SubmissionShown {
  /** Parts of the multipart request; a file by its name and type. */
  readonly parts?: readonly (readonly [name: string, value: string])[];
  /** The document, as JSON text. */
  readonly document?: string;
}

/** The submission of normalised and pruned answers. */
export function submissionOf(form: Form, answers: Answers): SubmissionShown {
  const { post, download, document } = form.submit;
  return {
    ...(post !== undefined && { parts: partsOf(form, answers) }),
    ...(download !== undefined && {
      document: JSON.stringify(document ? mapDocument(document, answers) : answers, null, 2),
    }),
  };
}

function partsOf(form: Form, answers: Answers): (readonly [string, string])[] {
  const files = new Map(listAttachments(form, answers).map(({ attachment }) => [attachment.id, attachment]));
  const fileOf = (id: string) => {
    const attachment = files.get(id);
    return attachment && new File([], attachment.name, { type: attachment.type });
  };
  return [...toFormData(answers, fileOf)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `${value.name} (${value.type})`,
  ]);
}
