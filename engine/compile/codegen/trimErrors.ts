// Makes compiled validators smaller: their errors have neither ajv's English messages nor parameters that repeat the schema, such
// as all allowed values. `collectErrors` needs only keyword and limit, and ajv-errors inserts the definition's messages. The
// definitions of ajv's rules are replaced in place, because the order of rules is the order of errors.
import { _, type Ajv, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';

/** From this length on options are searched by `includes`; ajv writes one comparison per option. */
const LONG_LIST = 8;

const NOTHING = { message: '', params: _`{}` } as const;

/** Changes the instance's rules; results, paths and keywords of errors stay as they are. */
export function trimErrors(ajv: Ajv): void {
  ajv.opts.messages = false;
  changeRule(ajv, 'errorMessage', (rule) => ({ ...rule, code: (context) => rule.code(withMessages(context)) }));
  changeRule(ajv, 'enum', (rule) => ({ ...rule, error: NOTHING, code: (context) => enumCode(rule, context) }));
  for (const keyword of ['const', 'pattern', 'uniqueItems', 'if'])
    changeRule(ajv, keyword, (rule) => ({ ...rule, error: NOTHING }));
}

type CodeRule = CodeKeywordDefinition & { readonly code: (context: KeywordCxt) => void };

function changeRule(ajv: Ajv, keyword: string, change: (rule: CodeRule) => CodeRule): void {
  const rule = ajv.RULES.all[keyword];
  if (typeof rule !== 'object' || !('code' in rule.definition))
    throw new Error(`ajv has no code template for "${keyword}".`);
  // ajv types a definition as that of any kind of keyword.
  rule.definition = change(rule.definition as CodeRule) as typeof rule.definition;
}

/** The context with messages switched on, as ajv-errors needs them. */
function withMessages(context: KeywordCxt): KeywordCxt {
  const it = { ...context.it, opts: { ...context.it.opts, messages: true } };
  return Object.create(context, { it: { value: it } });
}

function enumCode(rule: CodeRule, context: KeywordCxt): void {
  const { data, schema, schemaCode, $data } = context;
  const isPlain = Array.isArray(schema) && schema.every((option) => typeof option !== 'object');
  if ($data || !isPlain || schema.length < LONG_LIST) rule.code(context);
  else context.fail(_`!${schemaCode}.includes(${data})`);
}
