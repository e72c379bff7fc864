import { nearest, perhaps, valueMeant } from '../../errors/didYouMean.ts';
import { writtenBy } from '../../errors/repairs.ts';
import { FOREIGN_FORMATS } from '../../foreign/foreignKeywords.ts';
import { entryOf } from '../../schema/entryOf.ts';
import { FORMATS, formatOfLimits } from '../../schema/formats.ts';
import { schemaRule } from '../schemaRule.ts';

/** Titles that are nothing but what a telephone is called and whose it is: no "phone bill", and no "hours on mobile". */
const TELEPHONE =
  /^(?:(?:your|the|home|work|office|school|mobile|cell|contact|emergency|parent|guardian|mother|father|\p{L}+['’]s?) )*(?:(?:tele)?phone|mobile|whatsapp|fax)(?: (?:phone|number|no\.?))*(?: \([^)]*\)| of (?:the|your) \p{L}+)?$/iu;

const KNOWN = [...Object.keys(FORMATS), 'attachment'];

/** Only formats that the engine validates; and a telephone number has one. */
export const formats = schemaRule('schemas', function* (schema) {
  const { type, format, title = '' } = schema;
  if ((type === 'integer' || type === 'number') && TELEPHONE.test(title) && schema.enum === undefined) {
    const problem =
      'A telephone number is no number: the 0 at its beginning, and the + before its country, would be lost.';
    yield { at: '/type', problem, repair: 'Write "type": "string" and "format": "phone", without limits of numbers.' };
  }
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
