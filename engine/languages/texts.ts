// What each language has to say, by type; its folder has the texts.
import type { TranslatableString } from '@rjsf/utils';
import type { InAnyLanguage, Language, Messages, PluralWords, RelativeDay } from '../core/index.ts';
import type { blankForm } from './en/blankForm.ts';
import type { furtherWidgets } from './en/furtherWidgets.ts';
import type { laterSteps } from './en/laterSteps.ts';
import type { office } from './en/office.ts';
import type { refusals } from './en/refusals.ts';
import type { wizard } from './en/wizard.ts';

/** The texts of rooms that are not pages of a school. */
export interface EngineTexts {
  /** The language's own name, as it stands where a language is chosen. */
  readonly name: string;
  /** In the studio, which is in English. */
  readonly nameInEnglish: string;
  /** Instead of the office's pages, where scripts are switched off. */
  readonly officeNeedsScript: string;
  readonly validation: ValidationMessages;
  readonly defaultOffice: DefaultOfficeWords;
  readonly refusals: RefusalMessages;
  readonly mail: MailMessages;
  readonly exports: ExportMessages;
  readonly outcome: OutcomePhrases;
  readonly limits: LimitPhrases;
  readonly characters: CharacterPhrases;
  /** How messages give an example: `given` has it, the last word, as its first group. `denied` matches a message whose example may be of what is not wanted. */
  readonly examples: { readonly given: RegExp; readonly denied: RegExp };
  readonly required: RequiredPhrases;
  /** A ticked or unticked box, in words. */
  readonly answers: { readonly yes: string; readonly no: string };
  /** The button that adds an entry to a list of that title, where the form has no words of its own. */
  readonly addTo: (list: string) => string;
  /** Titles of the questions of an entry where visitors name their answers, and what is said of one that stands in a list twice. */
  readonly namedAnswers: { readonly name: string; readonly answer: string };
  readonly inListAlready: string;
  /** `September, April and July`, in texts that name a list of the school's facts; with or: core's `joinWithOr`. */
  readonly joinWithAnd: (parts: readonly string[]) => string;
}

/** How a message says that an answer is missing. */
export interface RequiredPhrases {
  /** Matches `Name is required`. The group `name` is the title of the question, `rest` the words after it. */
  readonly named: RegExp;
  /** Begins a message that names no question: `This field is required`. */
  readonly unnamed: RegExp;
  /** Matches a mark that says that nothing has to be answered. */
  readonly optional: RegExp;
  /** Matches the label of an option that asks to choose one: `Please choose`. */
  readonly toBeChosen: RegExp;
  /** Matches what a title says of whether it has to be answered: `(optional)`, or an asterisk at its end. */
  readonly marked: RegExp;
  /** Matches letters that a language writes as one word with the next, such as the Arabic article; undefined for a language without them. */
  readonly prefix?: RegExp;
  /** Matches an ending that says whose something is. */
  readonly possessive?: RegExp;
  /** Matches words of two letters that name nothing, such as “of”; undefined for a language without `prefix`. */
  readonly particle?: RegExp;
}

/** The messages for keywords without an `errorMessage` in the definition. ajv's own are English, and written for programmers. */
export interface ValidationMessages extends Messages {
  /** Compiled into the validators (`compile/codegen/expandAttachments.ts`); the others go with the form. */
  readonly attachment: {
    readonly empty: string;
    readonly incomplete: string;
    readonly type: string;
    readonly size: string;
    readonly smallSize: string;
  };
  /** Compiled into the validators (`compile/messages/dayWords.ts`). */
  readonly dayLimits: DayLimitWords;
}

/** Of limits of a date. `{day}` is replaced by a day in words, `{time}` by a time, `{amount}` by a number of days, months or years. */
export interface DayLimitWords {
  readonly notBefore: string;
  readonly notAfter: string;
  readonly notBeforeTime: string;
  readonly notAfterTime: string;
  readonly notBeforeToday: string;
  readonly atLeastAhead: string;
  readonly atMostAhead: string;
  readonly atLeastAgo: string;
  readonly atMostAgo: string;
  readonly amounts: Readonly<Record<RelativeDay['unit'], PluralWords>>;
}

/** The labels of statuses and moves in the office of a form without office.json. */
export type DefaultOfficeWords = Readonly<Record<'new' | 'handled' | 'handle' | 'undo', string>>;

/** Why the service refuses a request, and what it then tells the visitor instead of a receipt. */
export type RefusalCode = keyof typeof refusals;
export type RefusalMessages = Readonly<Record<RefusalCode, string>>;

/**
 * Of mails. A receipt contains no answer but the name that `summary` declares: somebody with access to the mailbox learns that a
 * form was sent, not its content.
 */
export interface MailMessages {
  readonly officeSubject: (form: string, reference: string) => string;
  readonly officeTitle: (form: string) => string;
  readonly officeClosing: readonly string[];
  readonly applicantSubject: (form: string, reference: string) => string;
  readonly applicantTitle: (form: string) => string;
  readonly applicantClosing: readonly string[];
  /** To the office, about answers to a link that asks again. */
  readonly answeredSubject: (form: string, reference: string) => string;
  readonly answeredTitle: (form: string) => string;
  readonly answeredClosing: readonly string[];
  /** Phrased so that no noun depends on the number: Arabic has six plural forms. */
  readonly unseenSubject: (count: number) => string;
  readonly unseenTitle: (count: number, days: number) => string;
  readonly unseenMore: (count: number) => string;
  readonly unseenClosing: string;
  readonly reference: string;
  readonly received: string;
  readonly answered: string;
  readonly assignee: string;
  readonly name: string;
  readonly school: string;
  readonly phone: string;
  readonly next: string;
}

/** Texts of exported tables that do not come from the form. */
export interface ExportMessages {
  readonly reference: string;
  readonly received: string;
  readonly form: string;
  readonly status: string;
  readonly flagged: string;
  readonly yes: string;
  readonly no: string;
  /** Appended to a cell that was cut at the spreadsheet's limit. */
  readonly cut: string;
}

/** The office's pages; what a form or its office.json words comes from the service. */
export type OfficeMessages = InAnyLanguage<typeof office>;

/** The wizard's own messages; everything else comes from the definition. */
export interface WizardMessages extends InAnyLanguage<Omit<typeof wizard, 'countryNames'>> {
  /** A function where they are loaded with the first phone question that is shown. */
  readonly countryNames: CountryNames | (() => Promise<CountryNames>);
}

/** Names of countries by ISO 3166-1 alpha-2, in alphabetical order. */
export type CountryNames = Readonly<Record<string, string>>;

/** What the printed blank form says besides. */
export type BlankMessages = InAnyLanguage<typeof blankForm>;

/** Of the widgets that only some forms need. */
export type FurtherWidgetMessages = InAnyLanguage<typeof furtherWidgets>;

/** Of the large forms whose steps are loaded one after another. */
export type LaterStepsMessages = InAnyLanguage<typeof laterSteps>;

/** By RJSF's names for them: one that RJSF adds is a type error until it is translated. */
export type StockMessages = Readonly<Record<keyof typeof TranslatableString, string>>;

/** What `import.meta.glob` gives for the files of one name, one in each language's folder. A test names a file that is missing. */
export type InFolders<Name extends string, Content> = Readonly<Record<`./${Language}/${Name}.ts`, Content>>;

/** How texts that a school wrote say what became of an answer; vowel marks are left out before they are compared. */
export interface OutcomePhrases {
  /** The school has it. */
  readonly sent: RegExp;
  /** The school does not have it. */
  readonly notSent: RegExp;
  /** It is a file on the visitor's device. */
  readonly saved: RegExp;
  /** A receipt comes by e-mail. */
  readonly receipt: RegExp;
  /** What the sentence says holds for some visitors only, or at another time: nothing is concluded of it. */
  readonly conditional: RegExp;
  /** The sentence denies something: nothing but `notSent` is concluded of it. */
  readonly negated: RegExp;
}

/** How messages say which characters an answer has, once their digits are 0 to 9 and vowel marks are left out. */
export interface CharacterPhrases {
  /** `pattern` matches “8 digits”; its group `count` is in digits, or one of `numbers`, each at the index that it says. */
  readonly counted: { readonly pattern: RegExp; readonly numbers: readonly string[] };
  /** What is said of all characters (“letters only”), with the pattern of such answers. In each phrase the group `subject` is what it is said of, if that is named. */
  readonly kinds: readonly (readonly [phrase: RegExp, pattern: string])[];
  /** A subject that is the answer itself, and not a part of it. */
  readonly answer: RegExp;
}

/** How texts that a school wrote say a limit, once their digits are 0 to 9 and vowel marks are left out; each with `g`. */
export interface LimitPhrases {
  /** With the groups `number` and `unit`, the word behind it. */
  readonly atMost: readonly RegExp[];
  readonly atLeast: readonly RegExp[];
  /** With the groups `least`, `most` and `unit`. */
  readonly between: readonly RegExp[];
  /** What a unit means. */
  readonly characters: RegExp;
  readonly megabytes: RegExp;
  readonly kilobytes: RegExp;
  readonly years: RegExp;
  /**
   * Matches units of time (but years), money, distance and weight. The entries of a list are not counted in them, so "at most 3 months" is no limit of a list.
   */
  readonly measures: RegExp;
  /** Says of a day that it has to be before today, or after. */
  readonly mustBePast: RegExp;
  readonly mustBeFuture: RegExp;
  /** Says that a size is that of several files together. */
  readonly inAll: RegExp;
  /** Says that the answer is above a limit, or below one: “too long”. */
  readonly tooMuch: RegExp;
  readonly tooLittle: RegExp;
  /** Match what is said of a day that is refused (“too early”), or of the age of whoever was born on it (“too old”). */
  readonly tooEarly: RegExp;
  readonly tooLate: RegExp;
  readonly tooOld: RegExp;
  readonly tooYoung: RegExp;
  /** Words by which the message of a limit of a day asks for earlier or for later days: “before”, “after”. */
  readonly earlier: RegExp;
  readonly later: RegExp;
  /** Words by which the message of a limit of a number or an age asks for less or for more: “under”, “older than”. “Before” is none of them: in “must be 3 before 1 September” it belongs to the day. */
  readonly below: RegExp;
  readonly above: RegExp;
  /** Words by which the message of a comparison asks for a lesser or a greater answer than the other one, of days or numbers: “before”, “less than”. */
  readonly less: RegExp;
  readonly more: RegExp;
  /**
   * Match a sentence that says what an answer must be (`demanded`) or must not be (`refused`). The group `subject` is what stands before “must be”, and `rest` what stands behind it: “Departure” and “after
   * arrival”. In “Choose a day before ...” the group `subject` is undefined: the answer itself is meant.
   */
  readonly demanded: RegExp;
  readonly refused: RegExp;
}
