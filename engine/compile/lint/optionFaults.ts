import type { Schema } from '../../core/index.ts';
import { brokenLimit } from '../answers/brokenLimit.ts';
import type { LimitFault } from './limitFault.ts';

/** Options, or the only answer, that the type or a limit of the question refuses. */
export function* optionFaults(schema: Schema): Generator<LimitFault> {
  const [first, ...others] = (schema.enum ?? []).map((option) => typeof option);
  if (first === 'string' && schema.type !== 'string' && others.every((type) => type === first)) {
    // `enum` at a list or a group is reported by the rule `keywordsFitType`.
    if (schema.type === 'array' || schema.type === 'object') return;
    const problem = `Each option is a text, and the type is ${schema.type}.`;
    const meant = { value: 'string', isLikely: true };
    yield { of: ['type', 'enum'], problem, repair: 'Write "type": "string".', meant };
    return;
  }
  if (schema.type === 'string' && first !== undefined && first !== 'string' && others.every((type) => type === first)) {
    const isWhole = schema.enum?.every(Number.isInteger);
    const type = first === 'boolean' ? 'boolean' : isWhole ? 'integer' : 'number';
    const repair = first === 'boolean' ? 'Write "type": "boolean", and remove "enum".' : `Write "type": "${type}".`;
    yield { of: ['type', 'enum'], problem: `Each option is of type ${type}, and the type is string.`, repair };
    return;
  }
  const refused = (schema.enum ?? []).flatMap((option, i) => {
    const by = brokenLimit(schema, option);
    return by === undefined ? [] : [{ i, said: JSON.stringify(option), by }];
  });
  for (const limit of new Set(refused.map(({ by }) => by))) {
    const options = refused.filter(({ by }) => by === limit);
    const [only, ...more] = options;
    if (only && more.length === 0) {
      const problem = `The option ${only.said} can never be chosen: "${limit}" refuses it.`;
      yield { of: ['enum'], below: `/${only.i}`, problem, repair: `Change the option, or change "${limit}".` };
    } else {
      const problem = `The options ${options.map(({ said }) => said).join(', ')} can never be chosen: "${limit}" refuses them.`;
      yield { of: ['enum', limit], problem, repair: `Change the options, or remove "${limit}" with its message.` };
    }
  }
  if (schema.const !== undefined && schema.enum && !schema.enum.includes(schema.const)) {
    const problem = `The only answer, ${JSON.stringify(schema.const)}, is none of the options.`;
    yield {
      of: ['const', 'enum'],
      problem,
      repair: `Write one of ${schema.enum.map((one) => JSON.stringify(one)).join(', ')}.`,
    };
    return;
  }
  const broken = schema.const === undefined ? undefined : brokenLimit(schema, schema.const);
  if (broken === undefined) return;
  const problem = `The only answer, ${JSON.stringify(schema.const)}, is refused by "${broken}".`;
  if (schema.type === 'boolean' && (schema.const === 'true' || schema.const === 'yes')) {
    yield { of: ['const', broken], problem, repair: 'Write true.', meant: { value: true } };
    return;
  }
  // Anything else at a checkbox is reported by the rule `fixedAnswers`.
  if (schema.type === 'boolean') return;
  yield { of: ['const', broken], problem, repair: `Change it, or change "${broken}".` };
}
