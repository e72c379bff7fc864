import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { isRecord, memoise, recordOf } from '../../core/index.ts';

const ajv = new Ajv({ strict: false, logger: false });

/** Of a published schema: whether a value fits the part of it that a key has. */
const validatorsOf = memoise((root: object) => {
  const { definitions } = recordOf(root);
  return memoise((part: object): ValidateFunction => ajv.compile({ definitions, allOf: [part] }));
});

/** What others call keys of ours. That a value fits says too little: `except` and `from` are both lists of statuses. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  columns: ['fields', 'list', 'table', 'answers'],
  done: ['thankYou', 'thanks', 'success', 'finish', 'end'],
  fields: ['columns', 'questions', 'names', 'inputs'],
  from: ['when', 'of', 'statuses'],
  id: ['key', 'name', 'code', 'value', 'ref'],
  in: ['statuses', 'status', 'from'],
  label: ['title', 'name', 'caption', 'heading'],
  maxBytes: ['maxSize', 'size', 'limit', 'bytes', 'maxFileSize'],
  moves: ['transitions', 'actions', 'steps'],
  next: ['nextButton', 'button', 'navigation'],
  route: ['url', 'path', 'address', 'href', 'slug', 'page'],
  search: ['find', 'searchable', 'filter'],
  statuses: ['states', 'stages'],
  steps: ['pages', 'parts', 'sections'],
  subject: ['title', 'heading'],
  submit: ['send', 'action', 'target', 'endpoint'],
  text: ['message', 'body', 'content', 'paragraphs'],
  title: ['heading', 'header', 'headline', 'caption', 'label', 'name'],
  to: ['status', 'into', 'target', 'becomes'],
  types: ['formats', 'accept', 'mimeTypes', 'fileTypes'],
  version: ['revision', 'versionNumber', 'edition'],
};

/**
 * The key that an unknown one stands for: the only one that is missing in this object, if others call it so, there is no other unknown one and the value
 * fits it.
 * @param error of the unknown key
 * @param errors all of the file, with `parentSchema` and `data`
 * @param root the schema of the file
 */
export function missingKeyMeant(error: ErrorObject, errors: readonly ErrorObject[], root: object): string | undefined {
  const { instancePath, parentSchema, data, params } = error;
  const beside = errors.filter((other) => other.instancePath === instancePath);
  const [missing, ...others] = beside.filter(({ keyword }) => keyword === 'required');
  const isOnly = beside.filter(({ keyword }) => keyword === error.keyword).length === 1;
  if (!missing || others.length > 0 || missing.params.others || !isOnly) return undefined;
  const key = String(missing.params.missingProperty);
  const part = recordOf(parentSchema?.properties)[key];
  const unknown = String(params.additionalProperty);
  const isCalledSo = NAMES[key]?.includes(unknown) && isRecord(part);
  return isCalledSo && validatorsOf(root)(part)(recordOf(data)[unknown]) ? key : undefined;
}
