// Values and labels of options stand in two lists. When one of them is sorted anew or an entry is moved, people choose "No"
// and "yes" is sent; it shows where a label spells another option's value.
import { schemaRule } from '../schemaRule.ts';

export const labelsFitOptions = schemaRule('schemas', function* ({ enum: values = [], enumNames = [] }) {
  const bare = (word: unknown) =>
    String(word)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  // How many there are is another rule's business.
  if (values.length !== enumNames.length) return;
  const options = values.map(bare);
  for (const [i, label] of enumNames.entries()) {
    const other = options.indexOf(bare(label));
    if (other < 0 || other === i || options[i] === bare(label)) continue;
    const [own, meant] = [JSON.stringify(values[i]), JSON.stringify(values[other])];
    const problem = `The option ${own} is called "${label}", which is another one's value, ${meant}.`;
    yield { at: `/enumNames/${i}`, problem, repair: 'Put values and names into the same order.' };
  }
});
