import type { FieldProps } from '@rjsf/utils';
import type { Path, Schema, UiSchema } from '../../core/index.ts';
import { Group } from './Group.tsx';

/** A group inside a group, as RJSF's SchemaField asks for it; its title stands above it. */
export function GroupField({ schema, uiSchema, fieldPathId }: FieldProps) {
  const group = <Group path={fieldPathId.path as Path} schema={schema as Schema} ui={uiSchema as UiSchema} />;
  if (schema.title === undefined) return group;
  return (
    <section className="section">
      <h3 className="section-title">{schema.title}</h3>
      {group}
    </section>
  );
}
