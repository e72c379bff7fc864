// What a proof reports.
import { type Definition, DefinitionError } from '../compile/index.ts';
import type { Answers } from '../core/index.ts';
import type { BranchCase, MessageCase } from './answers/proofCases.ts';
import { type Errors, tell } from './verdict.ts';

export function branchFinding(definition: Definition, { location, owner, holds }: BranchCase): DefinitionError {
  const place = definition.placeWithin(owner, '/if', location.step.schemaPlace);
  const problem = `No submission was found for which this condition is ${holds}.`;
  const repair = 'Correct the condition, or those that enclose it.';
  return new DefinitionError('conditionsOccur', { place, problem, repair });
}

export function messageFinding(
  definition: Definition,
  { location, schema, keyword, name }: MessageCase,
): DefinitionError {
  const place = definition.placeWithin(schema, '', location.step.schemaPlace);
  const problem = `No answer to ${name} was found that raises the message of "${keyword}".`;
  const repair = 'Correct the limits so that each can be violated alone, or remove the one that never is.';
  return new DefinitionError('messagesOccur', { place, problem, repair });
}

/** @param among other answers with which the limits apply together, where that depends on them */
export function answerFinding(definition: Definition, name: string, among?: Answers): DefinitionError {
  const when = among ? ` with ${JSON.stringify(among)}` : '';
  const problem = `No answer to ${name} was found that keeps all its limits${when}.`;
  const repair = 'Correct the limits, or remove one of them.';
  return new DefinitionError('answersExist', { place: definition.placeInForm(''), problem, repair });
}

export function labelFinding(definition: Definition, name: string, answers: Answers): DefinitionError {
  const problem = `An option of ${name} is shown under the label of another with ${JSON.stringify(answers)}.`;
  const repair = 'Give the options of each branch their labels.';
  return new DefinitionError('labelsAgree', { place: definition.placeInForm(''), problem, repair });
}

/**
 * @param answers a submission that answers what it can
 * @param errors what core says of it
 */
export function noneValidFinding(definition: Definition, answers: Answers, errors: Errors): DefinitionError {
  const problem = `No submission was found that is valid: of ${JSON.stringify(answers)} is said ${tell(errors)}.`;
  const repair = 'Correct the limits of the questions that are named, or of those that they are compared with.';
  return new DefinitionError('answersExist', { place: definition.placeInForm(''), problem, repair });
}

/** @param said what each of the three says of the answers */
export function differenceFinding(
  definition: Definition,
  answers: Answers,
  expected: 'valid' | 'invalid',
  said: { readonly core: Errors; readonly wizard: Errors; readonly intake: Errors },
): DefinitionError {
  const problem = `Results differ for ${JSON.stringify(answers)}, expected to be ${expected}: core says ${tell(said.core)}, the wizard ${tell(said.wizard)}, the intake ${tell(said.intake)}.`;
  const repair = 'Check the questions that are named.';
  return new DefinitionError('resultsAgree', { place: definition.placeInForm(''), problem, repair });
}
