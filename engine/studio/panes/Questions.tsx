import { SOURCE } from '../../core/index.ts';
import { addQuestion } from '../descriptions/addQuestion.ts';
import type { Description } from '../descriptions/description.ts';
import { titleOf } from '../descriptions/place.ts';
import type { Outline, OutlineGroup, OutlineQuestion, OutlineStep } from '../protocol/outline.ts';
import type { FormFolder } from '../protocol/protocol.ts';
import { useOutline } from '../state/useOutline.ts';

interface QuestionsProps {
  readonly form: string;
  readonly folder: FormFolder;
  readonly onBuild: (what: string, outline: Outline, description: Description) => void;
}

/** What the form asks, step by step, with what can be done to each question. */
export function Questions({ form, folder, onBuild }: QuestionsProps) {
  const outline = useOutline(form, folder);
  return (
    <details className="studio-questions">
      <summary>
        <h2>Steps and questions</h2>
      </summary>
      {outline === undefined && <p>One moment…</p>}
      {typeof outline === 'string' && <p className="studio-problem">{outline}</p>}
      {typeof outline === 'object' && (
        <ol>
          {outline.steps.map((step) => (
            <Step key={step.id} step={step} onBuild={(what, description) => onBuild(what, outline, description)} />
          ))}
        </ol>
      )}
    </details>
  );
}

type OnBuild = (what: string, description: Description) => void;

function Step({ step, onBuild }: { readonly step: OutlineStep; readonly onBuild: OnBuild }) {
  return (
    <li>
      <h3>{step.label[SOURCE]}</h3>
      {step.groups.map((group) => (
        <Group key={group.path.join('/')} {...{ step, group, onBuild }} />
      ))}
    </li>
  );
}

interface GroupProps {
  readonly step: OutlineStep;
  readonly group: OutlineGroup;
  readonly onBuild: OnBuild;
}

function Group({ step, group, onBuild }: GroupProps) {
  const { path, title, questions } = group;
  const last = questions.at(-1)?.name;
  return (
    <>
      {path.length > 0 && <h4>{title}</h4>}
      <ul>
        {questions.map((question) => (
          <li key={question.name}>
            <details name="studio-question">
              <summary>
                {titleOf(question)} <code>{question.name}</code> <Marks question={question} />
              </summary>
              <div className="studio-actions">
                <button
                  type="button"
                  onClick={() => onBuild('Add a question', addQuestion({ step: step.id, path, after: question.name }))}
                >
                  Add a question after it…
                </button>
              </div>
            </details>
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => onBuild('Add a question', addQuestion({ step: step.id, path, after: last }))}
      >
        Add a question to “{title}”…
      </button>
    </>
  );
}

function Marks({ question }: { readonly question: OutlineQuestion }) {
  const marks = [question.required && 'required', question.isConditional && 'in some cases'].filter(Boolean);
  return marks.length > 0 && <small>{marks.join(', ')}</small>;
}
