// What the handlers of routes about applications are given, besides what those about accounts are.
import { type Form, type Language, type Office, SOURCE } from '../../core/index.ts';
import type { AdminApi } from '../admin/adminApi.ts';
import type { MailFacts } from '../mail/composeMail.ts';
import type { OfficeDefinitions } from '../storage/projector.ts';
import type { Store } from '../storage/store.ts';
import { type Translations, translationOf } from '../submissions/translationOf.ts';

/** The forms, their `office.json`, and the facts that mails and letters are filled with. */
export interface Definitions extends Pick<MailFacts, 'school' | 'timeZone'>, Pick<OfficeDefinitions, 'offices'> {
  readonly forms: readonly Form[];
  readonly translations?: Translations | undefined;
}

export interface Cases extends Definitions {
  readonly store: Store;
  readonly admin: Pick<AdminApi, 'carryOut' | 'read'>;
  /** Other origins whose pages may post here; the first is the site's. */
  readonly allowedOrigins?: readonly string[] | undefined;
  /** Called after a letter was queued; without it the service mails none. */
  readonly onLetter?: (() => void) | undefined;
}

/** A form, and how the office works with its applications, in one language. */
export interface FormAndOffice {
  readonly form: Form;
  readonly office: Office;
}

/** All forms that have an office. */
export function formsWithOffice({ forms, translations, offices = {} }: Definitions, language: Language) {
  return forms.flatMap((form): FormAndOffice[] => {
    const office = [...(offices[language] ?? []), ...(offices[SOURCE] ?? [])].find((one) => one.form === form.id);
    return office ? [{ form: translationOf(form, translations, language), office }] : [];
  });
}

/** The form of this id; undefined if it is not received any more, or has no office. */
export function formWithOffice(definitions: Definitions, language: Language, id: string): FormAndOffice | undefined {
  return formsWithOffice(definitions, language).find(({ form }) => form.id === id);
}
