import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { isRecord, memoise, recordOf } from '../../core/index.ts';

const ajv = new Ajv({ strict: false, logger: false });

/** Of a published schema: whether a value fits the part of it that a key has. */
const validatorsOf = memoise((root: object) => {
  const { definitions } = recordOf(root);
  return memoise((part: object): ValidateFunction => ajv.compile({ definitions, allOf: [part] }));
});

/** What others call keys of ours that hold any text: a text fits them whatever it says, so only these names tell what is meant. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  title: ['heading', 'header', 'headline', 'caption', 'label', 'name', 'text'],
  label: ['title', 'name', 'caption', 'heading', 'text'],
  subject: ['title', 'heading', 'label'],
  id: ['key', 'name', 'code', 'value', 'ref'],
  route: ['url', 'path', 'address', 'href', 'slug', 'page'],
  to: ['status', 'into', 'target', 'next', 'becomes'],
};

/**
 * The key that an unknown one stands for: the only one that is missing in this object, if there is no other unknown one and the value fits it. Undefined for a text that
 * fits, under a name that says nothing of the kind.
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
  const value = recordOf(data)[unknown];
  if (!isRecord(part) || !validatorsOf(root)(part)(value)) return undefined;
  return typeof value !== 'string' || part.enum || NAMES[key]?.includes(unknown) ? key : undefined;
}
