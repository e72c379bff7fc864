// Compiles the steps' schemas with ajv to standalone code: an ES module without imports that runs under a CSP without
// `unsafe-eval`, the same in browser and intake. RJSF's factory makes the ajv instance, so that a definition means the same to both.
import createAjvInstance from '@rjsf/validator-ajv8/lib/createAjvInstance.js';
import type { Ajv, CodeKeywordDefinition } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import type { SourceCode } from 'ajv/dist/types/index.js';
import ajvErrors from 'ajv-errors';
import { type AttachmentLimits, type Language, type Schema, SOURCE } from '../../core/index.ts';
import { fillMessages } from '../messages/fillMessages.ts';
import { FORMATS } from '../schema/formats.ts';
import { withoutBlankEntries } from './blankEntries.ts';
import { expandAttachments } from './expandAttachments.ts';
import { ENGINE_KEYWORDS, multipleOf } from './keywords.ts';
import { pruneConstants } from './pruneConstants.ts';
import { shareSchemas } from './shareSchemas.ts';
import { trimErrors } from './trimErrors.ts';
import { trimSchemaPaths } from './trimSchemaPaths.ts';
import { withoutImports } from './withoutImports.ts';

const AJV_OPTIONS = {
  allErrors: true,
  verbose: false,
  strictSchema: true,
  // Refuses Infinity, which a number of 400 digits parses to and JSON cannot store.
  strictNumbers: true,
  $data: true,
  // Off: they refuse what conditional definitions need, e.g. `required` in a `then` whose question is declared outside of it.
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
  inlineRefs: false,
  loopRequired: 2,
  // Never a loop: it would compare options with ajv's `equal`, which standalone code would have to import.
  loopEnum: Number.MAX_SAFE_INTEGER,
  unicodeRegExp: true,
  code: { source: true, esm: true, optimize: 2 },
} as const;

/** Shared instance for validation against the meta-schema: compiling that takes longer than compiling a small form. */
const metaAjv = createAjvInstance(undefined, FORMATS, AJV_OPTIONS, false, undefined, (ajv: Ajv) =>
  ajvErrors.default(addKeywords(ajv)),
);
/** The keyword of ajv-errors without its meta-schema: `metaAjv` has validated every `errorMessage`. */
const { metaSchema, ...ERROR_MESSAGE } = metaAjv.getKeyword('errorMessage') as CodeKeywordDefinition;

const NO_LIMITS: AttachmentLimits = { maxBytes: 0, types: [] };

export interface CompiledValidators {
  /** Constants that `code` refers to, by name. */
  readonly constants: ReadonlyMap<string, unknown>;
  /** Source of a module that exports one validator per schema: `v0`, `v1`, in order. */
  readonly code: string;
}

/**
 * Compiles one validator per schema, with its messages; numbers in them are formatted for `language`. Throws ajv's error for an
 * invalid schema.
 */
export function compileValidators(
  schemas: readonly Schema[],
  limits: AttachmentLimits = NO_LIMITS,
  language: Language = SOURCE,
): CompiledValidators {
  const expanded = schemas.map((schema) =>
    fillMessages(withoutBlankEntries(expandAttachments(schema, limits, language)), language),
  );
  const { schemas: steps, shared } = shareSchemas(expanded);
  const exported = steps.map((schema, i) => ({ ...schema, $id: `v${i}` }));
  for (const schema of [...shared, ...exported]) metaAjv.validateSchema(schema, true);
  const options = { ...AJV_OPTIONS, validateSchema: false };
  const ajv = createAjvInstance(undefined, FORMATS, options, false, undefined, (made: Ajv) =>
    addKeywords(made).addKeyword(ERROR_MESSAGE),
  );
  ajv.addSchema([...shared, ...exported]);
  // After validation: its errors need ajv's messages, which this removes.
  trimErrors(ajv);
  const constants = pruneConstants([...shared, ...exported].map(({ $id }) => sourceOf(ajv, $id)));
  const code = standaloneCode(ajv, Object.fromEntries(exported.map(({ $id }) => [$id, $id])));
  return { constants, code: trimSchemaPaths(withoutImports(code)) };
}

function sourceOf(ajv: Ajv, id: string): SourceCode {
  const source = ajv.getSchema(id)?.source;
  if (!source) throw new Error(`ajv has no source of "${id}".`);
  return source;
}

function addKeywords(ajv: Ajv): Ajv {
  return ajv.removeKeyword('multipleOf').addVocabulary(['enumNames', multipleOf, ...ENGINE_KEYWORDS]);
}
