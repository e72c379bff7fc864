// What RJSF hands to our widgets, fields and templates, as far as they read it: the schema and the ui entry in core's types.
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
  /** Takes an answer, or a text that means one; undefined for none. */
  readonly onChange: (answer: unknown) => void;
  readonly options: {
    /** The options of a choice in the language at hand. */
    readonly enumOptions?: readonly EnumOption[];
    readonly rows?: number;
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
}

type Around = 'id' | 'label' | 'required' | 'hidden' | 'rawErrors' | 'description' | 'help' | 'errors' | 'children';

export interface FieldTemplateProps extends Pick<rjsf.FieldTemplateProps, Around | 'fieldPathId' | 'registry'>, Drawn {
  readonly onChange: (answer: unknown, path: (string | number)[]) => void;
}

export interface FieldProps
  extends Pick<rjsf.FieldProps, 'fieldPathId' | 'required' | 'rawErrors' | 'registry'>,
    Drawn {}

export interface GroupTemplateProps
  extends Pick<rjsf.ObjectFieldTemplateProps, 'title' | 'description' | 'properties'>,
    Drawn {}

export interface ListTemplateProps
  extends Pick<rjsf.ArrayFieldTemplateProps, 'items' | 'canAdd' | 'onAddClick' | 'fieldPathId' | 'rawErrors'>,
    Drawn {}

export interface EntryTemplateProps extends Pick<rjsf.ArrayFieldItemTemplateProps, 'children' | 'index'> {
  /** The list's. */
  readonly parentUiSchema?: UiSchema;
  readonly buttonsProps: Pick<
    rjsf.ArrayFieldItemTemplateProps['buttonsProps'],
    'fieldPathId' | 'hasRemove' | 'onRemoveItem'
  >;
}

/** Components of ours by the names that RJSF finds them by. */
export type OwnWidgets = Readonly<Record<string, ComponentType<WidgetProps>>>;
export type OwnFields = Readonly<Record<string, ComponentType<FieldProps>>>;
export interface OwnTemplates {
  readonly BaseInputTemplate: ComponentType<InputTemplateProps>;
  readonly FieldTemplate: ComponentType<FieldTemplateProps>;
  readonly ObjectFieldTemplate: ComponentType<GroupTemplateProps>;
  readonly ArrayFieldTemplate: ComponentType<ListTemplateProps>;
  readonly ArrayFieldItemTemplate: ComponentType<EntryTemplateProps>;
}
