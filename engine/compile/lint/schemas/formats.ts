import { didYouMean } from '../../errors/didYouMean.ts';
import { FOREIGN_FORMATS } from '../../foreign/foreignKeywords.ts';
import { entryOf } from '../../schema/entryOf.ts';
import { FORMATS } from '../../schema/formats.ts';
import { schemaRule } from '../schemaRule.ts';

const KNOWN = [...Object.keys(FORMATS), 'attachment'];

/** Only formats that the engine validates. */
export const formats = schemaRule('schemas', function* ({ format }) {
  if (format === undefined || KNOWN.includes(format)) return;
  yield {
    at: '/format',
    problem: `The format "${format}" is not known.`,
    repair:
      entryOf(FOREIGN_FORMATS, format) ?? `Use one of ${KNOWN.join(', ')}, or a "pattern".${didYouMean(format, KNOWN)}`,
  };
});
