// Values and labels of options are two lists. If one is reordered, people choose "No" and "yes" is sent. That can be detected where a
// label spells the value of another option.
import { withClosed } from '../../schema/closedOptions.ts';
import { schemaRule } from '../schemaRule.ts';

export const labelsFitOptions = schemaRule('schemas', function* (schema) {
  const { enum: values = [], enumNames = [] } = withClosed(schema);
  const bare = (word: unknown) =>
    String(word)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  // Lists of different lengths are reported by `noDuplicates`.
  if (values.length !== enumNames.length) return;
  const options = values.map(bare);
  for (const [i, label] of enumNames.entries()) {
    const other = options.indexOf(bare(label));
    if (other < 0 || other === i || options[i] === bare(label)) continue;
    // The rule `noDuplicates` reports a label that occurs twice. It has to be changed, and with that may differ from the other option's value, too.
    if (enumNames.some((one, j) => j !== i && bare(one) === bare(label))) continue;
    const [own, meant] = [JSON.stringify(values[i]), JSON.stringify(values[other])];
    const problem = `The option ${own} has the label "${label}", which is the value of another option, ${meant}.`;
    yield { at: `/enumNames/${i}`, problem, repair: 'Put values and names into the same order.' };
  }
});
