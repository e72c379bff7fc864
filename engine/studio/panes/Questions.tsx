import { SOURCE } from '../../core/index.ts';
import { titleOf } from '../descriptions/place.ts';
import type { Outline, OutlineGroup, OutlineQuestion, OutlineStep } from '../protocol/outline.ts';
import type { FormFolder } from '../protocol/protocol.ts';
import { groupActions, type Offer, questionActions, stepActions } from './questionActions.ts';

interface QuestionsProps {
  readonly folder: FormFolder;
  readonly onChoose: (offer: Offer, outline: Outline) => void;
}

/** What the form asks, step by step, with what can be done to each question. */
export function Questions({ folder: { outline, isPublished }, onChoose }: QuestionsProps) {
  return (
    <details className="studio-questions" open={!isPublished}>
      <summary>
        <h2>Steps and questions</h2>
      </summary>
      {typeof outline === 'string' && <p className="studio-problem">{outline}</p>}
      {typeof outline === 'object' && (
        <ol>
          {outline.steps.map((step) => (
            <Step key={step.id} {...{ outline, step }} onChoose={(offer) => onChoose(offer, outline)} />
          ))}
        </ol>
      )}
    </details>
  );
}

type OnChoose = (offer: Offer) => void;

interface StepProps {
  readonly outline: Outline;
  readonly step: OutlineStep;
  readonly onChoose: OnChoose;
}

function Step({ outline, step, onChoose }: StepProps) {
  return (
    <li>
      <h3>
        {step.label[SOURCE]} {step.isConditional && <small>in some cases</small>}
      </h3>
      <details name="studio-question">
        <summary>Change the step</summary>
        <Buttons offers={stepActions(outline, step)} onChoose={onChoose} />
      </details>
      {step.groups.map((group) => (
        <Group key={group.path.join('/')} {...{ step, group, onChoose }} />
      ))}
    </li>
  );
}

interface GroupProps {
  readonly step: OutlineStep;
  readonly group: OutlineGroup;
  readonly onChoose: OnChoose;
}

function Group({ step, group, onChoose }: GroupProps) {
  const { path, title, questions } = group;
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
              <Buttons offers={questionActions(step.id, group, question)} onChoose={onChoose} />
            </details>
          </li>
        ))}
      </ul>
      <Buttons offers={groupActions(step.id, group)} onChoose={onChoose} />
    </>
  );
}

function Buttons({ offers, onChoose }: { readonly offers: readonly Offer[]; readonly onChoose: OnChoose }) {
  return (
    <div className="studio-actions">
      {offers.map((offer) => (
        <button key={offer.label} type="button" onClick={() => onChoose(offer)}>
          {offer.label}
        </button>
      ))}
    </div>
  );
}

function Marks({ question }: { readonly question: OutlineQuestion }) {
  const marks = [question.required && 'required', question.isConditional && 'in some cases'].filter(Boolean);
  return marks.length > 0 && <small>{marks.join(', ')}</small>;
}
