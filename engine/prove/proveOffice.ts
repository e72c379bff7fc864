// Proves the office of a form. From the definition: every status can be reached, and from each the work can be finished. By core, as
// service and page call it: each move is possible from each of its statuses with valid answers, and refused with the
// definition's message for each keyword of each question; each letter has an answer for every placeholder, whatever the
// submission and the way to the status in which the letter is offered; and each submission has the answer that `proof` names.
import { type Definition, DefinitionError, type OfficeFile, officeOf } from '../compile/index.ts';
import {
  type Answers,
  type CaseState,
  type Command,
  type Decision,
  decide,
  type Form,
  fillLetter,
  getIn,
  type Letter,
  type Office,
  parsePointer,
  placeholdersIn,
  reduceCase,
} from '../core/index.ts';
import { minimalSubmissions } from './answers/fillForm.ts';
import { moveRefusals, sampleAnswers } from './moveAnswers.ts';
import type { Coverage } from './proveForm.ts';
import { movesBefore, statusesLeadingTo } from './workflowPaths.ts';

export interface OfficeProof {
  /** Moves, each from each of its statuses. */
  readonly moves: Coverage;
  readonly findings: readonly DefinitionError[];
}

/** Proves the office of a definition by its compiled office; undefined for a form that has none. */
export function proveOffice(definition: Definition, form: Form, office: Office | undefined): OfficeProof | undefined {
  const defined = officeOf(definition);
  return defined && office ? new OfficeProver(definition, defined, form, office).prove() : undefined;
}

const MANAGER = { name: 'proof', role: 'manage' } as const;

class OfficeProver {
  readonly #definition: Definition;
  readonly #defined: OfficeFile;
  readonly #form: Form;
  readonly #office: Office;
  readonly #before: ReturnType<typeof movesBefore>;
  readonly #findings: DefinitionError[] = [];

  constructor(definition: Definition, defined: OfficeFile, form: Form, office: Office) {
    this.#definition = definition;
    this.#defined = defined;
    this.#form = form;
    this.#office = office;
    this.#before = movesBefore(defined);
  }

  prove(): OfficeProof {
    this.#proveStatuses();
    const moves = this.#proveMoves();
    this.#proveLetters();
    this.#proveProof();
    return { moves, findings: this.#findings };
  }

  #proveStatuses(): void {
    const { statuses, moves } = this.#defined;
    const [start] = statuses;
    const final = statuses.flatMap((status) => (status.final ? status.id : []));
    const leading = statusesLeadingTo(this.#defined, final.length > 0 ? final : [start?.id ?? '']);
    for (const [i, { id }] of statuses.entries()) {
      if (!this.#before.has(id)) {
        const problem = `No moves lead from "${start?.id}" to the status "${id}".`;
        this.#report('statusesReachable', `/statuses/${i}`, problem, 'Add a move to it, or remove it.');
      } else if (!moves.some(({ from, to }) => from.includes(id) && to !== id) && !leading.has(id)) {
        const problem = `No move leads out of "${id}".`;
        this.#report('workCanEnd', `/statuses/${i}`, problem, 'Add one, or make it final.');
      } else if (!leading.has(id)) {
        const problem = `No moves lead from "${id}" to ${final.length > 0 ? 'a final status' : `"${start?.id}"`}.`;
        this.#report('workCanEnd', `/statuses/${i}`, problem, 'Add a move on the way, or make a status on it final.');
      }
    }
  }

  #proveMoves(): Coverage {
    let [seen, of] = [0, 0];
    for (const [i, { id: move, from, to, asks }] of this.#defined.moves.entries()) {
      for (const status of from) {
        of += 1;
        // `#proveStatuses` reports it.
        if (!this.#before.has(status)) continue;
        const answers = asks && sampleAnswers(asks, Object.keys(asks.properties ?? {}));
        const state = stateIn(status);
        const decision = this.#decide(state, { type: 'move', move, answers, revision: state.revision });
        const next = decision.ok && reduceCase(state, sign(decision.event));
        if (next && next.status === to) seen += 1;
        else {
          const problem = `The move "${move}" is refused in "${status}".`;
          this.#report('movesPossible', `/moves/${i}`, problem, 'Check what it asks.');
        }
      }
      this.#proveMessages(i);
    }
    return { seen, of };
  }

  #proveMessages(i: number): void {
    const { id: move, from, asks } = this.#defined.moves[i] ?? {};
    const state = stateIn(from?.[0] ?? '');
    for (const { name, keyword, candidates } of asks ? moveRefusals(asks, this.#definition.language) : []) {
      const isRaised = candidates.some(({ answers, expected }) => {
        const decision = this.#decide(state, { type: 'move', move: move ?? '', answers, revision: state.revision });
        const errors = decision.ok ? [] : (decision.errors ?? []);
        return errors.some((error) => error.name === name && error.message === expected);
      });
      if (isRaised) continue;
      const problem = `No answer to "${name}" was found that raises the message of "${keyword}".`;
      this.#report(
        'messagesOccur',
        `/moves/${i}/asks`,
        problem,
        'Correct the limits so that each can be violated alone.',
      );
    }
  }

  #proveLetters(): void {
    const submissions = [...minimalSubmissions(this.#definition)];
    for (const [i, letter] of this.#office.letters.entries()) {
      const missing = letter.in.flatMap((status) => {
        const asked = this.#leastAsked(status);
        if (!asked) return [];
        const gaps = new Set(submissions.flatMap((answers) => this.#gaps(letter, answers, asked)));
        return [...gaps].map((gap) => `${gap} in "${status}"`);
      });
      if (missing.length === 0) continue;
      const problem = `The letter "${letter.id}" may have no answer for ${missing.join(', ')}.`;
      const repair = 'Name what is always answered by then, or add words for a blank: {/pointer|words}.';
      this.#report('letterPlaceholdersAnswered', `/letters/${i}/text`, problem, repair);
    }
  }

  /** The fewest answers to moves that there can be in a status; undefined if it cannot be reached. */
  #leastAsked(status: string): Readonly<Record<string, Answers>> | undefined {
    const made = this.#before.get(status);
    const moves = made && this.#defined.moves.filter(({ id }) => made.has(id));
    return (
      moves && Object.fromEntries(moves.map(({ id, asks }) => [id, sampleAnswers(asks ?? {}, asks?.required ?? [])]))
    );
  }

  /** The placeholders that are left in the letter. */
  #gaps(letter: Letter, answers: Answers, asked: Readonly<Record<string, Answers>>): readonly string[] {
    const facts = { reference: 'R', school: 'S', telephone: 'T', today: '2026-11-22' };
    const { subject, text } = fillLetter(letter, {
      ...facts,
      office: this.#office,
      form: this.#form,
      answers,
      asked,
    });
    const written = placeholdersIn([letter.subject, ...letter.text].join('\n')).map(({ source }) => source);
    const filled = [subject, ...text].join('\n');
    return written.filter((source) => filled.includes(source));
  }

  /** A link that asks again could not be opened for a submission without this answer. */
  #proveProof(): void {
    const { proof } = this.#office;
    if (proof === undefined) return;
    const path = parsePointer(proof);
    const isAnswered = [...minimalSubmissions(this.#definition)].every((answers) => getIn(answers, path) !== undefined);
    if (isAnswered) return;
    const problem = `There are submissions without an answer at "${proof}".`;
    this.#report(
      'proofAlwaysAnswered',
      '/proof',
      problem,
      'Name a question that is required, whatever else is answered.',
    );
  }

  #decide(state: CaseState, command: Command): Decision {
    return decide(this.#office, state, command, MANAGER);
  }

  #report(code: string, at: string, problem: string, repair: string): void {
    const { office, officePlace } = this.#definition;
    const place = office ? this.#definition.placeWithin(office, at, officePlace) : officePlace;
    this.#findings.push(new DefinitionError(code, { place, problem, repair }));
  }
}

function stateIn(status: string): CaseState {
  return { status, aside: false, revision: 1, deleted: false };
}

function sign(event: Extract<Decision, { ok: true }>['event']) {
  return { ...event, number: 2, reference: 'R', at: '2026-11-22T08:00:00Z', by: MANAGER.name };
}
