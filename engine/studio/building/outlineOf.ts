// What a form asks, for the dialogs: from its definition in every language.
import { type Definition, drawnWidget, isOfNamedAnswers, withClosed } from '../../compile/index.ts';
import {
  declaredProperties,
  isGroupSchema,
  isList,
  type Language,
  languages,
  type Schema,
  SOURCE,
  uiOf,
} from '../../core/index.ts';
import type { OutlineGroup, OutlineOption, OutlineQuestion, OutlineStep, Words } from '../protocol/outline.ts';
import { beginningOf } from './beginnings.ts';
import { computableIn } from './computable.ts';
import { comparableBefore, comparableIn } from './conditions/comparable.ts';
import { caseOf } from './conditions/condition.ts';
import { testOf } from './conditions/conditionTest.ts';
import { type Group, groupsOf, isAlwaysAsked, partsOf } from './draft/groups.ts';
import { orderOf } from './draft/listing.ts';
import { limitsOf } from './limits.ts';

/** The definition in each language that it could be read in, the source language among them. */
export type Definitions = { readonly [L in Language]?: Definition | undefined };

/** The steps of the form with their groups, questions and options. */
export function outlineOf(definitions: Definitions): readonly OutlineStep[] {
  const source = definitions[SOURCE];
  const groups = (source ? groupsOf(source) : []).map((_, i) => inEach(definitions, i));
  const steps = source?.steps ?? [];
  return steps.map(({ id, at: path, entry }, i) => {
    const test = testOf(entry.if);
    const at = path.at(-1);
    return {
      id,
      ...(at !== undefined && { at }),
      isConditional: entry.if !== undefined,
      ...(test && { test }),
      comparable: comparableBefore(steps, i),
      label: words((language) => definitions[language]?.steps[i]?.label),
      groups: groups.filter((group) => group[SOURCE]?.step.id === id).map((group) => groupOf(group, source)),
    };
  });
}

type InLanguages = { readonly [L in Language]?: Group | undefined };

/** The same group in each language; a translation changes texts only, so their order is one. */
function inEach(definitions: Definitions, i: number): InLanguages {
  return Object.fromEntries(
    languages.map((language) => [language, definitions[language] && groupsOf(definitions[language])[i]]),
  );
}

function groupOf(group: InLanguages, definition: Definition | undefined): OutlineGroup {
  const own = group[SOURCE];
  if (!own || !definition) return { path: [], title: '', questions: [], comparable: [], computable: [] };
  const { steps } = definition;
  const titles = own.path.map((key, depth) => titleAt(own, own.path.slice(0, depth + 1)) ?? key);
  return {
    path: own.path,
    title: titles.join(' › ') || own.step.label,
    questions: orderOf(own).map((name) => questionOf(group, own, name, steps)),
    comparable: comparableIn(steps, own.schema, steps.indexOf(own.step)),
    computable: computableIn(definition, own),
  };
}

function titleAt({ step }: Group, path: readonly string[]): string | undefined {
  const found = path.reduce<Schema | undefined>((schema, key) => {
    const inner = schema?.items ?? schema;
    return inner && declaredProperties(inner)[key];
  }, step.schema);
  return found?.title;
}

function questionOf(group: InLanguages, own: Group, name: string, steps: Definition['steps']): OutlineQuestion {
  const schemaIn = (language: Language) => {
    const one = group[language];
    return one && declaredProperties(one.schema)[name];
  };
  const schema = schemaIn(SOURCE) ?? {};
  const isRequired = partsOf(own).some((part) => part.schema.required?.includes(name));
  const [test, kind] = [caseOf(own, name), kindOf(schema)];
  const begins = beginningOf(schema, uiOf(own.ui, name));
  const limits = limitsOf(steps, own, name, (keyword) =>
    words((language) => Object(schemaIn(language)?.errorMessage)[keyword]),
  );
  return {
    name,
    title: words((language) => schemaIn(language)?.title),
    hint: words((language) => hintIn(group[language], name)),
    ...(isRequired && { required: words((language) => messageIn(group[language], name)) }),
    isConditional: !isAlwaysAsked(own, name),
    ...(test && { test }),
    kind,
    options: optionsOf(schemaIn),
    canClose: (kind === 'choice' || kind === 'several') && drawnWidget(schema, uiOf(own.ui, name)) !== 'combobox',
    ...(limits && { limits }),
    ...(begins && { begins }),
    ...(schema.computed && { computed: schema.computed }),
  };
}

function hintIn(group: Group | undefined, name: string): unknown {
  return group && uiOf(group.ui, name)['ui:description'];
}

function messageIn(group: Group | undefined, name: string): unknown {
  const messages = group ? partsOf(group).map(({ schema }) => Object(schema.errorMessage).required) : [];
  return messages.map((required) => Object(required)[name]).find((message) => message !== undefined);
}

function kindOf(schema: Schema): OutlineQuestion['kind'] {
  if (isGroupSchema(schema)) return 'group';
  if (isOfNamedAnswers(schema)) return 'other';
  if (schema.items && isGroupSchema(schema.items)) return 'list';
  if (schema.readOnly || schema.computed) return 'fixed';
  if (schema.items?.enum && !isList(schema)) return 'several';
  if (schema.enum) return 'choice';
  return schema.type === 'boolean' ? 'checkbox' : 'other';
}

function optionsOf(schemaIn: (language: Language) => Schema | undefined): readonly OutlineOption[] {
  const openIn = (language: Language) => {
    const schema = schemaIn(language);
    return schema?.items ?? schema;
  };
  const choiceIn = (language: Language) => {
    const choice = openIn(language);
    return choice && withClosed(choice);
  };
  const open = openIn(SOURCE)?.enum ?? [];
  return (choiceIn(SOURCE)?.enum ?? []).map((value) => ({
    value,
    isClosed: !open.includes(value),
    // A translation may have its options in another order.
    label: words((language) => {
      const { enum: values = [], enumNames } = choiceIn(language) ?? {};
      return enumNames?.[values.indexOf(value)] ?? String(value);
    }),
  }));
}

function words(of: (language: Language) => unknown): Words {
  const texts = languages.map((language) => [language, of(language)] as const);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'));
}
