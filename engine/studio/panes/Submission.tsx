import type { Answers, Form } from '../../core/index.ts';
import { ScrollBox } from '../parts/ScrollBox.tsx';
import { submissionOf } from './submissionOf.ts';

interface SubmissionProps {
  readonly form: Form;
  /** Normalised and pruned. */
  readonly answers: Answers;
  readonly isRefused: boolean;
}

/** The request that the browser would send, and the document that it would save. */
export function Submission({ form, answers, isRefused }: SubmissionProps) {
  const { parts, document } = submissionOf(form, answers);
  const { post, download } = form.submit;
  return (
    <section aria-labelledby="submission">
      <h2 id="submission">The submission as it would be sent</h2>
      {isRefused && <p>Refused answers are not sent; this is what the submission contains so far.</p>}
      {parts && (
        <>
          <p>
            <code>POST {post}</code>, {parts.length} parts
          </p>
          <ScrollBox label="Parts of the submission">
            <table>
              <thead>
                <tr>
                  <th scope="col">Part</th>
                  <th scope="col">Value</th>
                </tr>
              </thead>
              <tbody>
                {parts.map(([name, value]) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>{name}</code>
                    </th>
                    <td dir="auto">{value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </>
      )}
      {document !== undefined && (
        <>
          <p>
            Saved on the device as <code>{download}</code>
          </p>
          <ScrollBox label="The document">
            <pre dir="auto">{document}</pre>
          </ScrollBox>
        </>
      )}
    </section>
  );
}
