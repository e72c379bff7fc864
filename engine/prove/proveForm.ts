// The proof of one form. For every group of questions and every reachable combination of its conditions a minimal
// submission is made and judged three times: by core as the intake uses it, by the wizard answer by answer, and by the
// intake over a multipart request. All three must agree with each other and with the definition: right submissions are
// kept as they are, and for each keyword of each question a minimal wrong answer is refused at that field in the words
// that the definition has for it. Combinations are varied per group, independent conditions side by side
// (see `combinations`), so their number is the sum over the groups and not the product.
import { type Definition, DefinitionError } from '../compile/index.ts';
import {
  type Answers,
  acceptSubmission,
  type Form,
  getIn,
  isGroupSchema,
  matches,
  setIn,
  type WizardState,
} from '../core/index.ts';
import { asSent } from './asSent.ts';
import { answerAll, browserVerdict, change } from './browserVerdict.ts';
import { missingWords, questionWords } from './expectedWords.ts';
import { combinationsIn, fillForm, isComplete } from './fillForm.ts';
import { groupSites } from './groupSites.ts';
import { type MemoryIntake, memoryIntake, type Verdict } from './memoryIntake.ts';
import { type BranchCase, branchCases, type MessageCase, messageCases } from './proofCases.ts';
import { sameAnswers } from './sameAnswers.ts';
import { sampleAnswer } from './sampleAnswer.ts';
import { wrongAnswers } from './wrongAnswers.ts';

export interface Proof {
  readonly form: string;
  /** Submissions that were judged. */
  readonly submissions: number;
  readonly branches: Coverage;
  readonly messages: Coverage;
  readonly findings: readonly DefinitionError[];
}

export interface Coverage {
  readonly seen: number;
  readonly of: number;
}

/** Proves a definition by its compiled form. */
export async function proveForm(definition: Definition, form: Form): Promise<Proof> {
  const intake = await memoryIntake(form);
  try {
    return await new Prover(definition, form, intake).prove();
  } finally {
    await intake.close();
  }
}

class Prover {
  readonly #definition: Definition;
  readonly #form: Form;
  readonly #intake: MemoryIntake;
  readonly #findings: DefinitionError[] = [];
  readonly #branches = new Set<BranchCase>();
  readonly #messages = new Set<MessageCase>();
  #submissions = 0;

  constructor(definition: Definition, form: Form, intake: MemoryIntake) {
    this.#definition = definition;
    this.#form = form;
    this.#intake = intake;
  }

  async prove(): Promise<Proof> {
    const branches = branchCases(this.#definition);
    const messages = messageCases(this.#definition);
    for (const site of groupSites(this.#definition)) {
      for (const combination of combinationsIn(this.#definition, site.group)) {
        const answers = fillForm(this.#definition, { group: site.group, path: site.path, combination });
        const state = answerAll(this.#form, answers);
        const isWhole = isComplete(site.group, combination);
        const agreed = await this.#agree(answers, state, isWhole ? 'right' : 'wrong');
        if (!agreed) continue;
        for (const branch of branches) if (isSeen(branch, answers)) this.#branches.add(branch);
        if (!isWhole) continue;
        for (const message of messages) {
          if (!this.#messages.has(message) && isAsked(message, answers)) await this.#raise(message, answers, state);
        }
      }
    }
    for (const branch of branches) if (!this.#branches.has(branch)) this.#missBranch(branch);
    for (const message of messages) if (!this.#messages.has(message)) this.#missMessage(message);
    return {
      form: this.#definition.id,
      submissions: this.#submissions,
      branches: { seen: this.#branches.size, of: branches.length },
      messages: { seen: this.#messages.size, of: messages.length },
      findings: [...new Map(this.#findings.map((finding) => [finding.message, finding])).values()],
    };
  }

  /** Tries answers that break the keyword until one is refused for nothing else at that field. */
  async #raise(message: MessageCase, answers: Answers, state: WizardState): Promise<void> {
    const { language } = this.#definition;
    const { attachments } = this.#definition.form;
    const { keyword, name, path, schema } = message;
    const given = getIn(answers, path);
    // Entries that are groups are filled in by the submissions that look at them.
    if (given === undefined && keyword !== 'required' && schema.items && isGroupSchema(schema.items)) return;
    const right = given ?? sampleAnswer(schema, attachments);
    const wrong = keyword === 'required' ? [undefined] : (wrongAnswers(schema, right, attachments)[keyword] ?? []);
    for (const answer of wrong) {
      const words =
        keyword === 'required'
          ? missingWords(schema, String(path.at(-1)), language)
          : questionWords(schema, keyword, attachments, language, answer);
      const broken = setIn(answers, path, answer) as Answers;
      const refused = acceptSubmission(this.#form, broken).errors.find((error) => error.name === name);
      if (refused?.message !== words) continue;
      if (await this.#agree(broken, change(this.#form, state, path, answer), 'wrong')) this.#messages.add(message);
      return;
    }
  }

  /** True when core, wizard and intake say the same, and what was expected. */
  async #agree(answers: Answers, state: WizardState, expected: 'right' | 'wrong'): Promise<boolean> {
    this.#submissions += 1;
    const errors = this.#coreErrors(answers);
    const browser = browserVerdict(this.#form, state);
    const sent = await this.#intake.send(answers);
    const said = this.#coreErrors(asSent(answers));
    const isAsExpected = (errors.size === 0) === (expected === 'right');
    const isKept = expected === 'wrong' || (sent.answers !== undefined && sameAnswers(sent.answers, answers));
    if (isAsExpected && isKept && sameErrors(browser.errors, errors) && sameErrors(sent.errors, said)) return true;
    const problem = `The proof does not hold for ${JSON.stringify(answers)}: expected to be ${expected}; core says ${tell(errors)}, the browser ${tell(browser.errors)}, the intake ${tell(sent.errors)}.`;
    this.#report(this.#definition.placeInForm(''), problem, 'Look at the questions that are named.');
    return false;
  }

  #coreErrors(answers: Answers): Verdict['errors'] {
    return new Map(acceptSubmission(this.#form, answers).errors.map(({ name, message }) => [name, message]));
  }

  #missBranch({ site, owner, holds }: BranchCase): void {
    const place = this.#definition.placeWithin(owner, '/if', site.step.schemaPlace);
    const outcome = holds ? 'holds' : 'does not hold';
    const problem = `No submission could be made for which this condition ${outcome}.`;
    this.#report(place, problem, 'Correct the condition, or the questions that it stands under.');
  }

  #missMessage({ site, schema, keyword, name }: MessageCase): void {
    const place = this.#definition.placeWithin(schema, '', site.step.schemaPlace);
    const problem = `No answer to ${name} could be found that raises the message of "${keyword}".`;
    this.#report(
      place,
      problem,
      'Correct the limits so that each can be broken alone, or remove the one that never is.',
    );
  }

  #report(...[place, problem, repair]: ConstructorParameters<typeof DefinitionError>): void {
    this.#findings.push(new DefinitionError(place, problem, repair));
  }
}

function isSeen({ site, owner, under, holds }: BranchCase, answers: Answers): boolean {
  const group = getIn(answers, site.path) ?? {};
  return (
    getIn(answers, site.path.slice(0, -1)) !== undefined &&
    under.every((branch) => matches(branch.condition, group) === branch.holds) &&
    matches(owner.if ?? {}, group) === holds
  );
}

function isAsked({ site, part }: MessageCase, answers: Answers): boolean {
  const group = getIn(answers, site.path);
  return group !== undefined && part.under.every((branch) => matches(branch.condition, group) === branch.holds);
}

function sameErrors(one: Verdict['errors'], other: Verdict['errors']): boolean {
  return one.size === other.size && [...one].every(([name, message]) => other.get(name) === message);
}

function tell(errors: Verdict['errors']): string {
  return errors.size === 0 ? 'it is right' : [...errors].map(([name, message]) => `${name}: ${message}`).join('; ');
}
