// What leaves the device when a form is sent: the parts of the request in order, or the document that is saved.
import { toFormData } from '../browser/toFormData.ts';
import { type Answers, type Form, listAttachments, mapDocument } from '../core/index.ts';

export interface SubmissionShown {
  /** Parts of the multipart request; a file by its name and type. */
  readonly parts?: readonly (readonly [name: string, value: string])[];
  /** The document, as JSON text. */
  readonly document?: string;
}

/** The submission of settled answers. */
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
