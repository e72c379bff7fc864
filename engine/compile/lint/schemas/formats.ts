import { nearest, perhaps, valueMeant } from '../../errors/didYouMean.ts';
import { writtenBy } from '../../errors/repairs.ts';
import { FOREIGN_FORMATS } from '../../foreign/foreignKeywords.ts';
import { entryOf } from '../../schema/entryOf.ts';
import { FORMATS, formatOfLimits } from '../../schema/formats.ts';
import { schemaRule } from '../schemaRule.ts';

const KNOWN = [...Object.keys(FORMATS), 'attachment'];

/** Only formats that the engine validates. */
export const formats = schemaRule('schemas', function* (schema) {
  const { type, format } = schema;
  if (format === undefined || KNOWN.includes(format) || isOfNoText(type)) return;
  const exact = entryOf(FOREIGN_FORMATS, format);
  const value = nearest(format, KNOWN) ?? (schema.attachments ? 'attachment' : formatOfLimits(schema));
  yield {
    at: '/format',
    problem: `The format "${format}" is not known.`,
    repair: exact ?? `Use one of ${KNOWN.join(', ')}, or a "pattern".${perhaps(value)}`,
    meant: exact === undefined ? valueMeant(value) : writtenBy(exact, 'format'),
  };
});

/** True for numbers and for yes and no: that a format has no effect on them is said by the rule `keywordsFitType`. */
function isOfNoText(type: unknown): boolean {
  return ['number', 'integer', 'boolean'].includes(String(type));
}
