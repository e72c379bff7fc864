import type { FieldProps } from '../rjsf/props.ts';
import { Group } from './Group.tsx';

/** A group inside a group, as RJSF's SchemaField asks for it. */
export function GroupField({ schema, uiSchema: ui = {}, fieldPathId, required = false }: FieldProps) {
  const { title, description } = schema;
  const around = { title, description: ui['ui:description'] ?? description };
  return <Group path={fieldPathId.path} schema={schema} ui={ui} required={required} {...around} />;
}
