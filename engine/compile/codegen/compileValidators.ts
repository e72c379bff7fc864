// Compiles the steps' schemas to standalone code: an ES module without imports, without ajv and without code generation,
// which therefore runs under a strict CSP, the same text in browser and intake.
// RJSF's own factory makes the ajv instance, so a definition means here what it means to RJSF.
import createAjvInstance from '@rjsf/validator-ajv8/lib/createAjvInstance.js';
import type { Ajv, CodeKeywordDefinition } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { SourceCode } from 'ajv/dist/types/index.js';
import ajvErrors from 'ajv-errors';
import { type AttachmentLimits, type Language, type Schema, SOURCE } from '../../core/index.ts';
import { fillMessages } from '../messages/fillMessages.ts';
import { FORMATS } from '../schema/formats.ts';
import { expandAttachments } from './expandAttachments.ts';
import { ENGINE_KEYWORDS } from './keywords.ts';
import { leanErrors } from './leanErrors.ts';
import { leanSource } from './leanSource.ts';
import { shareSchemas } from './shareSchemas.ts';

const AJV_OPTIONS = {
  allErrors: true,
  verbose: false,
  strictSchema: true,
  // A number of 400 digits is Infinity, which JSON cannot keep.
  strictNumbers: true,
  $data: true,
  // Off: they forbid what conditional definitions are made of (`required` in a `then` whose question stands elsewhere).
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
  inlineRefs: false,
  // A longer list would be compared in a loop, by a function that standalone code would have to import.
  // 0.3 is no multiple of 0.1 in binary; people reckon in decimals.
  multipleOfPrecision: 9,
  loopRequired: 2,
  loopEnum: Number.MAX_SAFE_INTEGER,
  unicodeRegExp: false,
  // Counts UTF-16 units, as the message that says a text's length does; spares an import. Deprecated in ajv, hence no logger.
  unicode: false,
  logger: false,
  code: { source: true, esm: true, optimize: 2 },
} as const;

/** Tells a schema from what is none. One for all: to compile what it judges by takes longer than a small form. */
const judge = createAjvInstance(undefined, FORMATS, AJV_OPTIONS, false, undefined, (ajv: Ajv) =>
  ajvErrors.default(addKeywords(ajv)),
);
/** With what it judges by compiled already. */
const { metaSchema, ...ERROR_MESSAGE } = judge.getKeyword('errorMessage') as CodeKeywordDefinition;

const NO_LIMITS: AttachmentLimits = { maxBytes: 0, types: [] };

export interface CompiledValidators {
  /** Constants, by name, that have to stand before the code. */
  readonly constants: ReadonlyMap<string, unknown>;
  /** Source of a module that exports one validator per schema: `v0`, `v1`, in order. */
  readonly code: string;
}

/** Validators of the schemas, with their messages; numbers in them are written in `language`. */
export function compileValidators(
  schemas: readonly Schema[],
  limits: AttachmentLimits = NO_LIMITS,
  language: Language = SOURCE,
): CompiledValidators {
  const whole = schemas.map((schema) => fillMessages(expandAttachments(schema, limits, language), language));
  const { schemas: steps, shared } = shareSchemas(whole);
  const exported = steps.map((schema, i) => ({ ...schema, $id: `v${i}` }));
  for (const schema of [...shared, ...exported]) judge.validateSchema(schema, true);
  const options = { ...AJV_OPTIONS, validateSchema: false };
  const ajv = createAjvInstance(undefined, FORMATS, options, false, undefined, (made: Ajv) =>
    addKeywords(made).addKeyword(ERROR_MESSAGE),
  );
  ajv.addSchema([...shared, ...exported]);
  // Only now: what ajv says of a schema that is none is for the maintainer.
  leanErrors(ajv);
  const constants = leanSource([...shared, ...exported].map(({ $id }) => sourceOf(ajv, $id)));
  return { constants, code: standaloneCode(ajv, Object.fromEntries(exported.map(({ $id }) => [$id, $id]))) };
}

function sourceOf(ajv: Ajv, id: string): SourceCode {
  const source = ajv.getSchema(id)?.source;
  if (!source) throw new Error(`ajv keeps no source of "${id}".`);
  return source;
}

function addKeywords(ajv: Ajv): Ajv {
  return ajv.addVocabulary(['enumNames', ...ENGINE_KEYWORDS]);
}
