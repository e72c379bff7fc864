// Reports two mistakes in the translated labels of options: two options of one question with the same label, and "No" (in the language's word) as the label of the option that is sent as "yes", or the
// reverse. In English labels, `noDuplicates` reports the first and `labelsFitOptions` the second; both look at English only.
import { formatPointer, SOURCE } from '../../../core/index.ts';
import { engineTexts } from '../../../languages/index.ts';
import { isTranslated, placeOfWords } from '../../read/placeOfWords.ts';
import { subschemas } from '../../schema/subschemas.ts';
import type { Rule } from '../rule.ts';

export const labelsDistinct: Rule = function* ({ language, steps, placeWithin }) {
  if (language === SOURCE) return;
  for (const { schema, schemaPlace } of steps) {
    for (const choice of subschemas(schema)) {
      const { enum: values = [], enumNames: labels = [] } = choice;
      const compared = labels.map((label) => label.trim().toLowerCase());
      for (const [i, label] of labels.entries()) {
        const first = compared.indexOf(compared[i] ?? '');
        const opposite = oppositeOf(values[i], compared[i], engineTexts[language].answers);
        if (first === i && opposite === undefined) continue;
        // A translation is named by the option's value, or by the place of its title. Where the ui file names the option, the question is the place.
        const named = [formatPointer(['enum', String(values[i])]), `/oneOf/${i}/title`, `/anyOf/${i}/title`];
        const places = named.map((at) => placeWithin(choice, at, schemaPlace));
        const place = places.find((one) => isTranslated(language, one)) ?? placeWithin(choice, '', schemaPlace);
        const [one, other] = [values[first], values[i]].map((value) => JSON.stringify(value));
        if (opposite !== undefined) {
          const problem = `The option ${other} is called "${label}", the opposite.`;
          yield { place: placeOfWords(language, place), problem, repair: `Write "${opposite}".` };
          continue;
        }
        yield {
          place: placeOfWords(language, place),
          problem: `The options ${one} and ${other} have the same label in ${engineTexts[language].nameInEnglish}, "${label}".`,
          repair: 'Make the two differ.',
        };
      }
    }
  }
};

/** For the option `yes` with the label "No", and for `no` with "Yes": the label that it ought to have. Undefined for every other option. */
function oppositeOf(
  value: unknown,
  label: string | undefined,
  { yes, no }: { readonly yes: string; readonly no: string },
) {
  if (value === 'yes' && label === no.toLowerCase()) return yes;
  return value === 'no' && label === yes.toLowerCase() ? no : undefined;
}
