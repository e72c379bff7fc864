import type { Answers, Form } from '../core/types.ts';
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
        </>
      )}
      {document !== undefined && (
        <>
          <p>
            Saved on the device as <code>{download}</code>
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
          <pre dir="auto" tabIndex={0}>
            {document}
          </pre>
        </>
      )}
    </section>
  );
}
