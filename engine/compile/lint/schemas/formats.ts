import { didYouMean } from '../../errors/didYouMean.ts';
import { FOREIGN_FORMATS } from '../../foreign/foreignKeywords.ts';
import { entryOf } from '../../schema/entryOf.ts';
import { FORMATS } from '../../schema/formats.ts';
import { schemaRule } from '../schemaRule.ts';

const KNOWN = [...Object.keys(FORMATS), 'attachment'];

/** Only formats that the engine validates. */
export const formats = schemaRule('schemas', function* ({ type, format }) {
  if (format === undefined || KNOWN.includes(format) || isOfNoText(type)) return;
  yield {
    at: '/format',
    problem: `The format "${format}" is not known.`,
    repair:
      entryOf(FOREIGN_FORMATS, format) ?? `Use one of ${KNOWN.join(', ')}, or a "pattern".${didYouMean(format, KNOWN)}`,
  };
});

/** True for numbers and for yes and no: that a format has no effect on them is said by the rule `keywordsFitType`. */
function isOfNoText(type: unknown): boolean {
  return ['number', 'integer', 'boolean'].includes(String(type));
}
