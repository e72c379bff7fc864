// Options that have the same words in a translation cannot be told apart. The rule `noDuplicates` compares them in the source language.
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
        if (first === i) continue;
        // A translation is named by the option's value, or by the place of its title. Where the ui file names the option, the question is the place.
        const named = [formatPointer(['enum', String(values[i])]), `/oneOf/${i}/title`, `/anyOf/${i}/title`];
        const places = named.map((at) => placeWithin(choice, at, schemaPlace));
        const place = places.find((one) => isTranslated(language, one)) ?? placeWithin(choice, '', schemaPlace);
        const [one, other] = [values[first], values[i]].map((value) => JSON.stringify(value));
        yield {
          place: placeOfWords(language, place),
          problem: `The options ${one} and ${other} have the same label in ${engineTexts[language].nameInEnglish}, "${label}".`,
          repair: 'Make the two differ.',
        };
      }
    }
  }
};
