import type { Answers, Form } from '../core/index.ts';
import { ScrollBox } from './ScrollBox.tsx';
import { submissionOf } from './submissionOf.ts';

interface SentProps {
  readonly form: Form;
  /** Settled. */
  readonly answers: Answers;
  readonly isRefused: boolean;
}

/** The submission as it would leave the device. */
export function Sent({ form, answers, isRefused }: SentProps) {
  const { parts, document } = submissionOf(form, answers);
  const { post, download } = form.submit;
  return (
    <section aria-labelledby="sent">
      <h2 id="sent">The submission as it would be sent</h2>
      {isRefused && <p>Nothing is sent before the answers are accepted; this is what there is so far.</p>}
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
