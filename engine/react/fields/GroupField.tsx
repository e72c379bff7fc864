import type { FieldProps } from '@rjsf/utils';
import type { Path, Schema, UiSchema } from '../../core/types.ts';
import { Group } from './Group.tsx';

/** A group inside a group, as RJSF's SchemaField asks for it. */
export function GroupField({ schema, uiSchema, fieldPathId }: FieldProps) {
  return <Group path={fieldPathId.path as Path} schema={schema as Schema} ui={uiSchema as UiSchema} />;
}
