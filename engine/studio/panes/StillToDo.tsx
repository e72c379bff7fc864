import { languages, SOURCE } from '../../core/index.ts';
import { engineTexts } from '../../languages/index.ts';
import type { Finding, FormFolder } from '../protocol/protocol.ts';

interface StillToDoProps {
  readonly folder: FormFolder;
  /** Undefined before the first check. */
  readonly findings: readonly Finding[] | undefined;
  readonly onTexts: () => void;
  readonly onPublish: () => void;
}

/** What a form still needs before parents can have it; nothing once it was published. */
export function StillToDo({ folder, findings, onTexts, onPublish }: StillToDoProps) {
  if (folder.isPublished || !findings) return null;
  const missing = findings.filter(({ code }) => code === 'translated').length;
  const hasExample = folder.examples.some(({ name }) => !name.startsWith('refused/'));
  const others = languages
    .filter((language) => language !== SOURCE)
    .map((language) => engineTexts[language].nameInEnglish);
  return (
    <section aria-labelledby="still-to-do" className="studio-notice">
      <h2 id="still-to-do">Before parents can have this form</h2>
      <ol>
        <li>Ask what the form has to ask: “Steps and questions”.</li>
        <li>
          {missing === 0
            ? `Every text is there in ${others.join(', ')}.`
            : `Texts without ${others.join(' or ')}: ${missing}.`}{' '}
          {missing > 0 && (
            <button type="button" className="studio-link" onClick={onTexts}>
              Write them
            </button>
          )}
        </li>
        <li>
          {hasExample
            ? 'An example is kept.'
            : 'Fill the form in below, and keep the answers as an example: with it every later change is tried out.'}
        </li>
        <li>
          <button type="button" className="studio-link" onClick={onPublish}>
            Publish
          </button>{' '}
          From then on its answers are kept as they are, and drafts of parents stay valid.
        </li>
      </ol>
    </section>
  );
}
