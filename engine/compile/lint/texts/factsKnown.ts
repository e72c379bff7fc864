// A placeholder such as {{discount}} names a fact of the school; another would be shown to visitors as it is.
import { readJsonFile } from '../../read/jsonFile.ts';
import { unknownFacts } from '../../read/readFacts.ts';
import type { Rule } from '../rule.ts';

export const factsKnown: Rule = function* ({ files, facts, factsFile }) {
  for (const file of files) yield* unknownFacts(readJsonFile(file), facts, factsFile);
};
