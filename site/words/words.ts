// The types of the texts in each language's folder.
import type { InAnyLanguage, Language } from 'virtual:forms';
import type { answer } from './en/answer.ts';
import type { inPages } from './en/inPages.ts';
import type { layout } from './en/layout.ts';
import type { noConnection } from './en/noConnection.ts';
import type { offer } from './en/offer.ts';
import type { reachUs } from './en/reachUs.ts';

/** Texts of the layout and of forms' pages, in one language. */
export type SiteWords = InAnyLanguage<typeof layout>;

/** Of components that pages without a form share. */
export type InPagesWords = InAnyLanguage<typeof inPages>;

/** Of the page for a lost connection. */
export type NoConnectionWords = InAnyLanguage<typeof noConnection>;

/** Of the page on which a parent answers some questions again. */
export type AnswerWords = InAnyLanguage<typeof answer>;

/** With which a page in another language offers this one. */
export type OfferWords = InAnyLanguage<typeof offer>;

/** Of the ways to the school, beside the contact form. */
export type ReachUsWords = InAnyLanguage<typeof reachUs>;

/** What `import.meta.glob` gives for the files of one name, one in each language's folder. A test names a file that is missing. */
export type InFolders<Name extends string, Content, Up extends string = '..'> = Readonly<
  Record<`${Up}/words/${Language}/${Name}.ts`, Content>
>;
