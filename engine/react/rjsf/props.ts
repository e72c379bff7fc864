// Props that RJSF passes to our widgets, fields and templates, as far as they are used; schema and ui entry have core's types.
import type * as rjsf from '@rjsf/utils';
import type { ChangeEvent, ComponentType } from 'react';
import type { Schema, UiSchema } from '../../core/index.ts';

interface Drawn {
  readonly schema: Schema;
  readonly uiSchema?: UiSchema | undefined;
}

type Handed =
  | 'id'
  | 'htmlName'
  | 'label'
  | 'required'
  | 'readonly'
  | 'disabled'
  | 'rawErrors'
  | 'placeholder'
  | 'onBlur';

export interface WidgetProps extends Pick<rjsf.WidgetProps, Handed>, Drawn {
  readonly value: unknown;
  readonly multiple?: boolean;
  /** Sets the answer, or a text that normalises to one; undefined for no answer. */
  readonly onChange: (answer: unknown) => void;
  readonly options: {
    /** The options of a choice, in the form's language. */
    readonly enumOptions?: readonly EnumOption[];
    readonly rows?: number;
    /** `ui:enumDisabled`. */
    readonly enumDisabled?: readonly unknown[];
  };
}

export interface InputTemplateProps
  extends Omit<WidgetProps, 'options'>,
    Pick<rjsf.BaseInputTemplateProps, 'onFocus' | 'registry' | 'options'> {
  readonly type?: string;
  readonly onChangeOverride?: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface EnumOption {
  readonly value: unknown;
  readonly label: string;
  readonly disabled?: boolean;
}

type Around =
  | 'id'
  | 'label'
  | 'displayLabel'
  | 'required'
  | 'disabled'
  | 'readonly'
  | 'hidden'
  | 'rawErrors'
  | 'description'
  | 'rawDescription'
  | 'help'
  | 'rawHelp'
  | 'errors'
  | 'children';

export interface FieldTemplateProps extends Pick<rjsf.FieldTemplateProps, Around | 'fieldPathId' | 'registry'>, Drawn {
  readonly onChange: (answer: unknown, path: (string | number)[]) => void;
}

export interface FieldProps
  extends Pick<rjsf.FieldProps, 'fieldPathId' | 'required' | 'rawErrors' | 'registry'>,
    Drawn {}

export interface GroupTemplateProps
  extends Pick<rjsf.ObjectFieldTemplateProps, 'title' | 'description' | 'properties' | 'fieldPathId'>,
    Drawn {}

export interface ListTemplateProps
  extends Pick<rjsf.ArrayFieldTemplateProps, 'items' | 'canAdd' | 'onAddClick' | 'fieldPathId' | 'rawErrors'>,
    Drawn {}

export interface EntryTemplateProps
  extends Pick<rjsf.ArrayFieldItemTemplateProps, 'children' | 'index' | 'totalItems'> {
  /** The ui entry of the list. */
  readonly parentUiSchema?: UiSchema;
  readonly buttonsProps: Pick<
    rjsf.ArrayFieldItemTemplateProps['buttonsProps'],
    'fieldPathId' | 'hasRemove' | 'onRemoveItem'
  >;
}

/** Our components by the names under which RJSF looks them up. */
export type OwnWidgets = Readonly<Record<string, ComponentType<WidgetProps>>>;
export type OwnFields = Readonly<Record<string, ComponentType<FieldProps>>>;
export interface OwnTemplates {
  readonly BaseInputTemplate: ComponentType<InputTemplateProps>;
  readonly FieldTemplate: ComponentType<FieldTemplateProps>;
  readonly ObjectFieldTemplate: ComponentType<GroupTemplateProps>;
  readonly ArrayFieldTemplate: ComponentType<ListTemplateProps>;
  readonly ArrayFieldItemTemplate: ComponentType<EntryTemplateProps>;
}
