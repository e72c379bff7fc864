// What each language has to say, by type; its folder has the texts.
import type { Messages } from '../core/index.ts';

/** The texts of rooms that are not pages of a school. */
export interface EngineTexts {
  /** In the studio, which is in English. */
  readonly nameInEnglish: string;
  readonly validation: ValidationMessages;
  readonly defaultOffice: DefaultOfficeWords;
}

/** The messages for keywords without an `errorMessage` in the definition. ajv's own are English, and written for programmers. */
export interface ValidationMessages extends Messages {
  /** Compiled into the validators (`compile/codegen/expandAttachments.ts`); the others go with the form. */
  readonly attachment: {
    readonly empty: string;
    readonly incomplete: string;
    readonly type: string;
    readonly size: string;
  };
}

/** The labels of statuses and moves in the office of a form without office.json. */
export type DefaultOfficeWords = Readonly<Record<'new' | 'handled' | 'handle' | 'undo', string>>;
