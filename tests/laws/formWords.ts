// What only forms/ may name: ids, routes, field names, titles and messages of the forms that engine and site were made with. They
// are a fixture, so that a school may call new questions as it likes.
import words from '../fixtures/formWords.json' with { type: 'json' };

export const formIds: readonly string[] = words.formIds;

/** Routes and aliases. */
export const formRoutes: readonly string[] = words.formRoutes;

/** Texts of form.json besides the questions: alerts, confirmations, names of saved files. */
export const announcements: readonly string[] = words.announcements;

/** Field names of several words (`firstNameAR`, `addtional_info`); a single one like `email` may be any English word. */
export const fieldNames: ReadonlySet<string> = new Set(words.fieldNames);

/** Titles of questions that are too long to occur by chance. */
export const titles: ReadonlySet<string> = new Set(words.titles);

/** Messages that contain a question's title, e.g. `First Name (AR) is required`, unlike `This field is required`. */
export const messages: readonly string[] = words.messages;
