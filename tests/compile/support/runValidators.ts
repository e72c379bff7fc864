import { compileValidators } from '../../../engine/compile/codegen/compileValidators.ts';
import type { AttachmentLimits, Schema } from '../../../engine/core/model/types.ts';
import type { Validate } from '../../../engine/core/model/validator.ts';
import { runModule } from './runModule.ts';

/** The schemas' validators, in order. */
export async function runValidators(schemas: readonly Schema[], limits?: AttachmentLimits): Promise<Validate[]> {
  const { constants, code } = compileValidators(schemas, limits);
  const before = [...constants].map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
  const module = await runModule<Record<string, Validate>>([...before, code].join('\n'));
  return schemas.map((_, i) => {
    const validate = module[`v${i}`];
    if (!validate) throw new Error(`There is no validator for schema ${i}.`);
    return validate;
  });
}
