// Proves one form by exhaustive testing. For every group of questions and every reachable combination of its conditions (see
// `combinations`; their number is the sum over the groups, not the product) a minimal submission is generated and validated three
// times: by core as the intake calls it, by the wizard answer by answer, and by the intake from a multipart body. All three
// have to agree with each other and with the definition: a valid submission is stored unchanged, and for each keyword of each
// question an invalid answer is refused at that field with the message of the definition.
import { appliesTo, type Definition, DefinitionError, type Finding, wholeSchema } from '../compile/index.ts';
import {
  type Answers,
  acceptSubmission,
  type Form,
  getIn,
  matches,
  setIn,
  visibleSchemaAt,
  type WizardState,
} from '../core/index.ts';
import { sameAnswers, withoutEmpty } from './answers/compareAnswers.ts';
import { comparedCases } from './answers/comparedCases.ts';
import { type Comparison, isComparison } from './answers/comparisons.ts';
import { completed } from './answers/completed.ts';
import { twiceInList } from './answers/differingEntries.ts';
import { combinationsIn, fillForm, fillQuestion } from './answers/fillForm.ts';
import { groupLocations, isAsked } from './answers/groupLocations.ts';
import { invalidAnswers } from './answers/invalidAnswers.ts';
import { contradicted, keepsDefinition } from './answers/keepsDefinition.ts';
import { mislabelled } from './answers/mislabelled.ts';
import {
  type AnswerCase,
  answerCases,
  type BranchCase,
  branchCases,
  type MessageCase,
  messageCases,
} from './answers/proofCases.ts';
import { emptyTexts } from './answers/sampleAnswer.ts';
import { keywordMessage, requiredMessage } from './expectedMessages.ts';
import { type MemoryIntake, memoryIntake } from './memoryIntake.ts';
import { answerAll, changeTo, wizardVerdict } from './runWizard.ts';
import { type Errors, sameErrors, tell } from './verdict.ts';

export interface Proof {
  readonly form: string;
  /** How many submissions were validated. */
  readonly submissions: number;
  readonly branches: Coverage;
  readonly messages: Coverage;
  readonly findings: readonly DefinitionError[];
}

export interface Coverage {
  readonly seen: number;
  readonly of: number;
}

/**
 * Proves a definition by its compiled form.
 * @param onTried is given every submission, valid or not
 */
export function proveForm(definition: Definition, form: Form, onTried?: (answers: Answers) => void): Promise<Proof> {
  return new Prover(definition, form, memoryIntake(form), onTried).prove();
}

class Prover {
  readonly #definition: Definition;
  readonly #form: Form;
  readonly #intake: MemoryIntake;
  readonly #onTried: ((answers: Answers) => void) | undefined;
  readonly #findings: DefinitionError[] = [];
  readonly #seenBranches = new Set<BranchCase>();
  readonly #seenMessages = new Set<MessageCase>();
  /** True for a question that was answered in a valid submission, false for one that was asked there, and to which no answer was found. */
  readonly #answered = new Map<AnswerCase, boolean>();
  #submissions = 0;
  #isEverValid = false;

  constructor(
    definition: Definition,
    form: Form,
    intake: MemoryIntake,
    onTried: ((answers: Answers) => void) | undefined,
  ) {
    this.#definition = definition;
    this.#form = form;
    this.#intake = intake;
    this.#onTried = onTried;
  }

  async prove(): Promise<Proof> {
    const branches = branchCases(this.#definition);
    const messages = messageCases(this.#definition);
    const questions = answerCases(this.#definition);
    const whole = wholeSchema(this.#definition);
    const incomplete: { readonly answers: Answers; readonly state: WizardState }[] = [];
    for (const location of groupLocations(this.#definition)) {
      const { group } = location;
      for (const combination of combinationsIn(this.#definition, group)) {
        const answers = fillForm(this.#definition, { ...location, combination });
        const [unanswered] = emptyTexts(answers, []);
        if (unanswered !== undefined) {
          this.#reportAnswer(unanswered);
          continue;
        }
        const state = answerAll(this.#form, answers);
        const isValid = keepsDefinition(whole, answers);
        const [unkept] = isValid ? contradicted(whole, answers) : [];
        if (unkept !== undefined) {
          this.#reportAnswer(unkept, answers);
          continue;
        }
        const agreed = await this.#agree(answers, state, isValid ? 'valid' : 'invalid');
        if (!agreed) continue;
        for (const branch of branches) if (occurs(branch, answers)) this.#seenBranches.add(branch);
        this.#isEverValid ||= isValid;
        for (const name of mislabelled(this.#form, whole, answers)) this.#reportLabel(name, answers);
        if (isValid) this.#answerAll(questions, answers);
        if (isValid) await this.#raiseAll(messages, answers, state);
        else incomplete.push({ answers, state });
      }
    }
    if (!this.#isEverValid && this.#findings.length === 0) this.#reportNoneValid(incomplete[0]?.answers ?? {});
    // Some are raised only while a required question is unanswered.
    for (const { answers, state } of incomplete) await this.#raiseAll(messages, answers, state);
    for (const branch of branches) if (!this.#seenBranches.has(branch)) this.#reportBranch(branch);
    for (const message of messages) if (!this.#seenMessages.has(message)) this.#reportMessage(message);
    for (const [{ name }, isAnswered] of this.#answered) if (!isAnswered) this.#reportAnswer(name);
    return {
      form: this.#definition.id,
      submissions: this.#submissions,
      branches: { seen: this.#seenBranches.size, of: branches.length },
      messages: { seen: this.#seenMessages.size, of: messages.length },
      findings: [...new Map(this.#findings.map((finding) => [finding.message, finding])).values()],
    };
  }

  /** Answers each of the questions that is asked and was not answered in a valid submission yet. */
  #answerAll(questions: readonly AnswerCase[], answers: Answers): void {
    const whole = wholeSchema(this.#definition);
    for (const question of questions) {
      const { path } = question;
      if (this.#answered.get(question) || !isVisible(question, answers)) continue;
      const asked = visibleSchemaAt(whole, answers, path) ?? {};
      const given = getIn(answers, path) ?? fillQuestion(this.#definition, asked, path);
      const filled = completed(this.#definition, setIn(answers, path, given), () => false);
      this.#answered.set(question, getIn(filled, path) !== undefined && keepsDefinition(whole, filled));
    }
  }

  /** Raises those of the messages that were not seen and concern a question that is asked. */
  async #raiseAll(messages: readonly MessageCase[], answers: Answers, state: WizardState): Promise<void> {
    for (const message of messages) {
      if (!this.#seenMessages.has(message) && isVisible(message, answers)) await this.#raise(message, answers, state);
    }
  }

  /** Tries answers that violate the keyword until one is refused with its message, and checks that all three agree on it. */
  async #raise(message: MessageCase, answers: Answers, state: WizardState): Promise<void> {
    const { language } = this.#definition;
    const { attachments } = this.#definition.form;
    const { keyword, name, path, schema, whole } = message;
    if (isComparison(keyword) || keyword === 'lengthEquals') {
      await this.#raiseCompared(message, keyword, answers, state);
      return;
    }
    if (keyword === 'uniqueInList') return this.#raiseTwice(message, answers, state);
    const given = getIn(answers, path);
    const valid = given ?? fillQuestion(this.#definition, whole, path);
    const candidates =
      keyword === 'required' ? [undefined] : (invalidAnswers(whole, valid, attachments)[keyword] ?? []);
    for (const answer of candidates) {
      const expected =
        keyword === 'required'
          ? requiredMessage(schema, String(path.at(-1)), language)
          : keywordMessage(schema, keyword, attachments, language, answer);
      const invalid = setIn(answers, path, answer);
      const refused = acceptSubmission(this.#form, invalid).errors.find((error) => error.name === name);
      if (refused?.message !== expected) continue;
      if (await this.#agree(invalid, changeTo(this.#form, state, path, invalid), 'invalid'))
        this.#seenMessages.add(message);
      return;
    }
  }

  /** As {@link #raise}, by both answers of a comparison, or by a list and the number that says how long it is. */
  async #raiseCompared(
    message: MessageCase,
    keyword: Comparison | 'lengthEquals',
    answers: Answers,
    state: WizardState,
  ): Promise<void> {
    const { name, schema } = message;
    const expected = keywordMessage(schema, keyword, undefined, this.#definition.language);
    for (const changes of comparedCases(this.#definition, message, keyword, answers)) {
      const invalid = changes.at(-1)?.[1] ?? answers;
      const refused = acceptSubmission(this.#form, invalid).errors.find((error) => error.name === name);
      if (refused?.message !== expected) continue;
      const changed = changes.reduce((before, [path, after]) => changeTo(this.#form, before, path, after), state);
      if (await this.#agree(invalid, changed, 'invalid')) this.#seenMessages.add(message);
      return;
    }
  }

  /** As {@link #raise}, by a second entry of the list with the same answer. */
  async #raiseTwice(message: MessageCase, answers: Answers, state: WizardState): Promise<void> {
    const { path, schema, whole } = message;
    const answer = getIn(answers, path) ?? fillQuestion(this.#definition, whole, path);
    const { list, name, invalid } = twiceInList(answers, path, answer);
    const expected = keywordMessage(schema, 'uniqueInList', undefined, this.#definition.language);
    if (acceptSubmission(this.#form, invalid).errors.find((error) => error.name === name)?.message !== expected) return;
    if (await this.#agree(invalid, changeTo(this.#form, state, list, invalid), 'invalid'))
      this.#seenMessages.add(message);
  }

  /** True if core, wizard and intake agree with each other and with what is expected. */
  async #agree(answers: Answers, state: WizardState, expected: 'valid' | 'invalid'): Promise<boolean> {
    this.#submissions += 1;
    this.#onTried?.(answers);
    const errors = this.#coreErrors(answers);
    const wizard = wizardVerdict(this.#form, state);
    const sent = await this.#intake.send(answers);
    const transmitted = this.#coreErrors(withoutEmpty(answers));
    const isAsExpected = (errors.size === 0) === (expected === 'valid');
    const isStored = expected === 'invalid' || (sent.answers !== undefined && sameAnswers(sent.answers, answers));
    if (isAsExpected && isStored && sameErrors(wizard.errors, errors) && sameErrors(sent.errors, transmitted))
      return true;
    const problem = `Results differ for ${JSON.stringify(answers)}, expected to be ${expected}: core says ${tell(errors)}, the wizard ${tell(wizard.errors)}, the intake ${tell(sent.errors)}.`;
    const repair = 'Check the questions that are named.';
    this.#report('resultsAgree', { place: this.#definition.placeInForm(''), problem, repair });
    return false;
  }

  #coreErrors(answers: Answers): Errors {
    return new Map(acceptSubmission(this.#form, answers).errors.map(({ name, message }) => [name, message]));
  }

  #reportBranch({ location, owner, holds }: BranchCase): void {
    const place = this.#definition.placeWithin(owner, '/if', location.step.schemaPlace);
    const problem = `No submission was found for which this condition is ${holds}.`;
    const repair = 'Correct the condition, or those that enclose it.';
    this.#report('conditionsOccur', { place, problem, repair });
  }

  /** @param among other answers with which the limits apply together, where that depends on them */
  #reportAnswer(name: string, among?: Answers): void {
    const when = among ? ` with ${JSON.stringify(among)}` : '';
    const problem = `No answer to ${name} was found that keeps all its limits${when}.`;
    const repair = 'Correct the limits, or remove one of them.';
    this.#report('answersExist', { place: this.#definition.placeInForm(''), problem, repair });
  }

  #reportLabel(name: string, answers: Answers): void {
    const problem = `An option of ${name} is shown under the label of another with ${JSON.stringify(answers)}.`;
    const repair = 'Give the options of each branch their labels.';
    this.#report('labelsAgree', { place: this.#definition.placeInForm(''), problem, repair });
  }

  /** @param answers a submission that answers what it can */
  #reportNoneValid(answers: Answers): void {
    const problem = `No submission was found that is valid: of ${JSON.stringify(answers)} is said ${tell(this.#coreErrors(answers))}.`;
    const repair = 'Correct the limits of the questions that are named, or of those that they are compared with.';
    this.#report('answersExist', { place: this.#definition.placeInForm(''), problem, repair });
  }

  #reportMessage({ location, schema, keyword, name }: MessageCase): void {
    const place = this.#definition.placeWithin(schema, '', location.step.schemaPlace);
    const problem = `No answer to ${name} was found that raises the message of "${keyword}".`;
    const repair = 'Correct the limits so that each can be violated alone, or remove the one that never is.';
    this.#report('messagesOccur', { place, problem, repair });
  }

  #report(code: string, finding: Finding): void {
    this.#findings.push(new DefinitionError(code, finding));
  }
}

function occurs({ location, owner, under, holds }: BranchCase, answers: Answers): boolean {
  const group = getIn(answers, location.path);
  return isAsked(location, answers) && appliesTo(under, group) && matches(owner.if ?? {}, group) === holds;
}

function isVisible({ location, part }: MessageCase | AnswerCase, answers: Answers): boolean {
  const group = getIn(answers, location.path);
  return isAsked(location, answers) && appliesTo(part.under, group);
}
