// Attributes that controls have in common: name, required, invalid, and references to description, help and error.
import { descriptionId, errorId, helpId } from '@rjsf/utils';
import type { Schema, UiSchema } from '../../core/index.ts';
import type { WidgetProps } from '../rjsf/props.ts';

type Described = Pick<WidgetProps, 'id' | 'rawErrors' | 'uiSchema'>;

/** Attributes that point from a control to its description, its help and its error; only ids that exist. */
export function describedBy({ id, rawErrors, uiSchema: ui = {} }: Described, extra?: string) {
  const invalid = rawErrors !== undefined && rawErrors.length > 0;
  const ids = [ui['ui:description'] && descriptionId(id), extra, ui['ui:help'] && helpId(id), invalid && errorId(id)];
  return { 'aria-invalid': invalid ? true : undefined, 'aria-describedby': ids.filter(Boolean).join(' ') || undefined };
}

type TextProps = Described &
  Pick<WidgetProps, 'htmlName' | 'schema' | 'value' | 'required' | 'readonly' | 'placeholder'>;

/** Attributes of a text control: language, direction, keyboard and autofill by its ui entry and schema. */
export function textAttributes(props: TextProps) {
  const { schema, uiSchema: ui = {} } = props;
  return {
    ...describedBy(props),
    id: props.id,
    name: props.htmlName,
    'aria-required': props.required || undefined,
    readOnly: props.readonly || undefined,
    placeholder: props.placeholder || undefined,
    autoComplete: ui['ui:autocomplete'],
    inputMode: ui['ui:inputmode'] ?? inputModeOf(schema),
    ...scriptOf(ui, schema.format, props.value !== undefined),
  };
}

function inputModeOf({ type, format, minimum = 0 }: Schema): UiSchema['ui:inputmode'] {
  // A phone's keypad of digits has no minus.
  if (minimum < 0) return undefined;
  if (type === 'integer') return 'numeric';
  if (type === 'number') return 'decimal';
  if (format === 'uri') return 'url';
  return format === 'email' ? 'email' : undefined;
}

/**
 * `lang` and `dir` of a control for text. `ui:script` fixes both; an e-mail address, telephone number or URI is written from left to
 * right; other text follows its own first letter, or the page as long as there is no answer.
 */
export function scriptOf(ui: UiSchema, format: string | undefined, answered: boolean) {
  if (ui['ui:script'] === 'arabic') return { lang: 'ar', dir: 'rtl' };
  if (ui['ui:script'] === 'latin') return { lang: 'en', dir: 'ltr' };
  if (format === 'email' || format === 'phone' || format === 'uri') return { dir: 'ltr' };
  return { dir: answered ? 'auto' : undefined };
}
