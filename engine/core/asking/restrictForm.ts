// A form of which only some questions are asked again. It is a `Form` as any other, so that the wizard needs to know nothing of
// it: the ui names only those questions, and the validators' errors elsewhere are left out.
import { declaredProperties } from '../model/declaredProperties.ts';
import { formSchema } from '../model/formSchema.ts';
import { allSections, uiOf } from '../model/sections.ts';
import type { Answers, Form, Path, Schema, Step, UiSchema } from '../model/types.ts';
import type { Validate, ValidationError } from '../model/validator.ts';
import { causesOf } from '../validation/collectErrors.ts';
import { askedIn, neededFor } from './askedIn.ts';
import { type AskedKeys, type AskedTree, pick, treeAt } from './askedTree.ts';

/**
 * The form with the questions at `pointers` and those that follow from them. Steps without any are left out, and so are texts
 * between questions. Next is always enabled: answers may stay as they were.
 */
export function restrictForm({ fill, ...form }: Form, pointers: readonly string[]): Form {
  const asked = askedIn(form, pointers);
  const steps = form.steps.flatMap((step): Step[] => {
    const own = treeAt(asked, step.at);
    if (own === undefined) return [];
    const ui = restrictUi(step.schema, step.ui, own);
    if (allSections(declaredProperties(step.schema), ui).length === 0) return [];
    // Conditions on answers of other steps, which may be left out.
    const whole = step.written && { schema: formSchema(form) };
    return [{ ...step, ...whole, ui, validate: restrictValidator(step, asked) }];
  });
  return { ...form, steps, next: 'check' };
}

/** What the restricted form has to know of the answers to the whole: those asked again, and those that decide what is asked. */
export function answersFor(form: Form, pointers: readonly string[], answers: Answers): Answers {
  return pick(neededFor(form, askedIn(form, pointers)), answers);
}

/** Of the answers of the restricted form those to what is asked again. */
export function askedAnswers(form: Form, pointers: readonly string[], answers: Answers): Answers {
  return pick(askedIn(form, pointers), answers);
}

function restrictUi(group: Schema, ui: UiSchema, asked: AskedTree): UiSchema {
  if (asked === true) return ui;
  const properties = declaredProperties(group);
  const sections = allSections(properties, ui)
    .map((section) => ({ ...section, fields: section.fields.filter((key) => Object.hasOwn(asked, key)) }))
    .filter(({ fields }) => fields.length > 0);
  const inside = Object.entries(asked).flatMap(([key, tree]) => {
    const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return property && tree !== true ? [[key, restrictUi(property, uiOf(ui, key), tree)] as const] : [];
  });
  return { ...ui, ...Object.fromEntries(inside), 'ui:sections': sections };
}

function restrictValidator({ at, validate }: Step, asked: AskedKeys): Validate {
  const isAsked = (path: Path) => treeAt(asked, [...at, ...path]) === true;
  const restricted: Validate = (own) => {
    const found = validate(own) ? [] : (validate.errors ?? []);
    const errors = found.flatMap((error) => concerning(error, isAsked));
    restricted.errors = errors;
    return errors.length === 0;
  };
  return restricted;
}

/** The error, or the part of it that concerns what is asked. */
function concerning(error: ValidationError, isAsked: (path: Path) => boolean): readonly ValidationError[] {
  const causes = causesOf(error).filter(({ path }) => isAsked(path));
  if (causes.length === 0) return [];
  if (error.keyword !== 'errorMessage') return [error];
  return [{ ...error, params: { ...error.params, errors: causes.map(({ cause }) => cause) } }];
}
