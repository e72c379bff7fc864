// Carries out what a member of the staff asks for: core decides, the store appends the event. Of two at once the later is told
// what has happened since the state that it saw.
import { askableFields } from '../../core/asking.ts';
import {
  type Actor,
  answerAt,
  type Command,
  decide,
  type EventContent,
  type FieldError,
  type Language,
  type OfficeEvent,
  type Refusal,
} from '../../core/index.ts';
import { type MadeLink, makeLink } from '../asking/link.ts';
import { type Limits, MOST_SHOWN } from '../config/limits.ts';
import type { Draft, RecordedEvent } from '../storage/caseStore.ts';
import type { Projector } from '../storage/projector.ts';
import type { Store } from '../storage/store.ts';

/**
 * `link`: the one that was made, if questions are asked again. `full`: the record has as many changes, or as much text, as
 * limits.ts allows. `since`: the newest of what was recorded after the revision that the command names, if that is why it was refused.
 */
export type Carried =
  | { readonly ok: true; readonly event: OfficeEvent; readonly link?: MadeLink }
  | {
      readonly ok: false;
      readonly reason: Refusal | 'full';
      readonly errors?: readonly FieldError[];
      readonly since?: readonly RecordedEvent[];
    };

export interface CarryOutContext {
  readonly store: Pick<Store, 'findCase' | 'append' | 'record' | 'recordSize' | 'show'>;
  readonly projector: Pick<Projector, 'office' | 'form'>;
  /** Deletes an application and its files, as `Store.remove`. */
  readonly remove: (reference: string, by: string, revision: number) => Promise<OfficeEvent | undefined>;
  readonly limits: Pick<Limits, 'applicationChanges' | 'applicationText'>;
}

/** Carries out one command on an application, or says why not. */
export async function carryOut(
  context: CarryOutContext,
  reference: string,
  command: Command,
  actor: Actor,
): Promise<Carried> {
  const { store, projector, remove } = context;
  const revision = 'revision' in command ? command.revision : undefined;
  for (;;) {
    const found = await store.findCase(reference);
    const decision = decide(projector.office(found?.form ?? ''), found?.state, command, actor);
    if (!decision.ok) {
      if (revision === undefined || decision.reason !== 'changed-meanwhile') return decision;
      return { ...decision, since: await store.record(reference, { after: revision, most: MOST_SHOWN }) };
    }
    // `decide` never returns `received`, the one type of event that `Draft` excludes.
    const { event: body, content } = decision;
    if (isCounted(body.type) && (await isFull(context, reference, content))) return { ok: false, reason: 'full' };
    const now = new Date();
    const by = { by: actor.name, at: now.toISOString() };
    const language = body.type === 'asked-again' ? await languageToAsk(context, reference, body) : undefined;
    if (body.type === 'asked-again' && !language) return { ok: false, reason: 'questions' };
    const { link, stored } = language ? makeLink(language, now) : {};
    const event =
      body.type === 'deleted'
        ? await remove(reference, actor.name, revision ?? 0)
        : await store.append(reference, { ...by, event: body as Draft['event'], content, link: stored }, revision);
    // Undefined: another event came between; it is decided again, on the state of now.
    if (event) return { ok: true, event, ...(link && { link }) };
  }
}

/** Reading is recorded in any case, and deleting ends the record. */
function isCounted(type: OfficeEvent['type']): boolean {
  return type !== 'opened' && type !== 'exported' && type !== 'deleted';
}

async function isFull({ store, limits }: CarryOutContext, reference: string, content?: EventContent): Promise<boolean> {
  const { changes, characters } = await store.recordSize(reference);
  const added = content === undefined ? 0 : JSON.stringify(content).length;
  return changes >= limits.applicationChanges.inSum || characters + added > limits.applicationText.inSum;
}

/** The language of the application, if all these questions can be asked again, and it has the answer that opens the link. */
async function languageToAsk(
  { store, projector }: CarryOutContext,
  reference: string,
  { questions }: { readonly questions: readonly string[] },
): Promise<Language | undefined> {
  const application = await store.show(reference);
  const form = application && projector.form(application.form);
  if (!form) return undefined;
  const { answers, language } = application;
  const { proof = '' } = projector.office(form.id);
  const askable = new Set(askableFields(form, answers, proof).map(({ pointer }) => pointer));
  const canBeOpened = answerAt(answers, proof) !== undefined;
  return canBeOpened && questions.every((pointer) => askable.has(pointer)) ? language : undefined;
}
