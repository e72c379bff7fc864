// What ajv tells of a fault and nobody reads stays out of the validators: its own English sentences, and parameters that
// repeat the schema, such as all allowed values. core words a fault by its keyword and its limit (`collectErrors`), and
// ajv-errors puts the definition's words there. Rules are changed in their place: their order is the order of the errors.
import { _, type Ajv, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/** Longer lists of options are searched as they stand; shorter ones are compared one by one. */
const LONG_LIST = 8;

const NOTHING = { message: '', params: _`{}` } as const;

/** Takes from the instance's rules what validators would carry for nobody; every verdict, path and keyword stays. */
export function leanErrors(ajv: Ajv): void {
  ajv.opts.messages = false;
  changeRule(ajv, 'errorMessage', (rule) => ({ ...rule, code: (context) => rule.code(withMessages(context)) }));
  changeRule(ajv, 'enum', (rule) => ({ ...rule, error: NOTHING, code: (context) => judgeOption(rule, context) }));
  for (const keyword of ['const', 'pattern', 'uniqueItems'])
    changeRule(ajv, keyword, (rule) => ({ ...rule, error: NOTHING }));
}

type CodeRule = CodeKeywordDefinition & { readonly code: (context: KeywordCxt) => void };

function changeRule(ajv: Ajv, keyword: string, change: (rule: CodeRule) => CodeRule): void {
  const rule = ajv.RULES.all[keyword];
  if (typeof rule !== 'object' || !('code' in rule.definition)) throw new Error(`ajv has no code for "${keyword}".`);
  rule.definition = change(rule.definition as CodeRule) as typeof rule.definition;
}

/** The same place in the schema, where messages are wanted. */
function withMessages(context: KeywordCxt): KeywordCxt {
  const it = { ...context.it, opts: { ...context.it.opts, messages: true } };
  return Object.create(context, { it: { value: it } });
}

function judgeOption(rule: CodeRule, context: KeywordCxt): void {
  const { data, schema, schemaCode, $data } = context;
  const isPlain = Array.isArray(schema) && schema.every((option) => typeof option !== 'object');
  if ($data || !isPlain || schema.length < LONG_LIST) rule.code(context);
  else context.fail(_`!${schemaCode}.includes(${data})`);
}
