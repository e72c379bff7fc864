// Proves one form by exhaustive testing. For every group of questions and every reachable combination of its conditions (see
// `combinations`; their number is the sum over the groups, not the product) a minimal submission is generated and validated three
// times: by core as the intake calls it, by the wizard answer by answer, and by the intake from a multipart body. All three
// have to agree with each other and with the definition: a valid submission is stored unchanged, and for each keyword of each
// question an invalid answer is refused at that field with the message of the definition.
import { type Definition, type DefinitionError, wholeSchema } from '../compile/index.ts';
import { type Answers, acceptSubmission, type Form, getIn, setIn, type WizardState } from '../core/index.ts';
import { canBeAnswered } from './answers/canBeAnswered.ts';
import { combinationsIn } from './answers/combinationsIn.ts';
import { sameAnswers, withoutEmpty } from './answers/compareAnswers.ts';
import { comparedCases } from './answers/comparedCases.ts';
import { type Comparison, isComparison } from './answers/comparisons.ts';
import { twiceInList } from './answers/differingEntries.ts';
import { filledForm } from './answers/filledForm.ts';
import { fillQuestion } from './answers/fillForm.ts';
import { groupLocations } from './answers/groupLocations.ts';
import { invalidAnswers } from './answers/invalidAnswers.ts';
import { contradicted, keepsDefinition } from './answers/keepsDefinition.ts';
import { mislabelled } from './answers/mislabelled.ts';
import {
  type AnswerCase,
  answerCases,
  type BranchCase,
  branchCases,
  dueCases,
  isVisible,
  type MessageCase,
  messageCases,
  occurs,
} from './answers/proofCases.ts';
import { emptyTexts } from './answers/sampleAnswer.ts';
import { keywordMessage, requiredMessage, withWordsOfGroup } from './expectedMessages.ts';
import { type MemoryIntake, memoryIntake } from './memoryIntake.ts';
import {
  answerFinding,
  branchFinding,
  differenceFinding,
  labelFinding,
  messageFinding,
  noneValidFinding,
} from './proofFindings.ts';
import { answerAll, changeTo, wizardVerdict } from './runWizard.ts';
import { type Errors, sameErrors } from './verdict.ts';

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
        const answers = filledForm(this.#definition, { ...location, combination });
        const [unanswered] = emptyTexts(answers, []);
        if (unanswered !== undefined) {
          this.#report(answerFinding(this.#definition, unanswered));
          continue;
        }
        const state = answerAll(this.#form, answers);
        const isValid = keepsDefinition(whole, answers);
        const [unkept] = isValid ? contradicted(whole, answers) : [];
        if (unkept !== undefined) {
          this.#report(answerFinding(this.#definition, unkept, answers));
          continue;
        }
        const agreed = await this.#agree(answers, state, isValid ? 'valid' : 'invalid');
        if (!agreed) continue;
        for (const branch of branches) if (occurs(branch, answers)) this.#seenBranches.add(branch);
        this.#isEverValid ||= isValid;
        for (const name of mislabelled(this.#form, whole, answers))
          this.#report(labelFinding(this.#definition, name, answers));
        if (isValid) this.#answerAll(questions, answers);
        if (isValid) await this.#raiseAll(messages, answers, state);
        else incomplete.push({ answers, state });
      }
    }
    if (!this.#isEverValid && this.#findings.length === 0) {
      const answers = incomplete[0]?.answers ?? {};
      this.#report(noneValidFinding(this.#definition, answers, this.#coreErrors(answers)));
    }
    // Some are raised only while a required question is unanswered.
    for (const { answers, state } of incomplete) await this.#raiseAll(messages, answers, state);
    const dueBranches = dueCases(branches, this.#seenBranches);
    const dueMessages = dueCases(messages, this.#seenMessages);
    for (const branch of dueBranches)
      if (!this.#seenBranches.has(branch)) this.#report(branchFinding(this.#definition, branch));
    for (const message of dueMessages)
      if (!this.#seenMessages.has(message)) this.#report(messageFinding(this.#definition, message));
    for (const [{ name }, isAnswered] of this.#answered)
      if (!isAnswered) this.#report(answerFinding(this.#definition, name));
    return {
      form: this.#definition.id,
      submissions: this.#submissions,
      branches: { seen: this.#seenBranches.size, of: dueBranches.length },
      messages: { seen: this.#seenMessages.size, of: dueMessages.length },
      findings: [...new Map(this.#findings.map((finding) => [finding.message, finding])).values()],
    };
  }

  /** Answers each of the questions that is asked and was not answered in a valid submission yet. */
  #answerAll(questions: readonly AnswerCase[], answers: Answers): void {
    for (const question of questions) {
      if (this.#answered.get(question) || !isVisible(question, answers)) continue;
      this.#answered.set(question, canBeAnswered(this.#definition, question.path, answers));
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
          : keywordMessage(withWordsOfGroup(message), keyword, attachments, language, answer);
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
    const { name } = message;
    const expected = keywordMessage(withWordsOfGroup(message), keyword, undefined, this.#definition.language);
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
    const { path, whole } = message;
    const answer = getIn(answers, path) ?? fillQuestion(this.#definition, whole, path);
    const { list, name, invalid } = twiceInList(answers, path, answer);
    const expected = keywordMessage(withWordsOfGroup(message), 'uniqueInList', undefined, this.#definition.language);
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
    this.#report(
      differenceFinding(this.#definition, answers, expected, {
        core: errors,
        wizard: wizard.errors,
        intake: sent.errors,
      }),
    );
    return false;
  }

  #coreErrors(answers: Answers): Errors {
    return new Map(acceptSubmission(this.#form, answers).errors.map(({ name, message }) => [name, message]));
  }

  #report(finding: DefinitionError): void {
    this.#findings.push(finding);
  }
}
