// The visible questions of a group. It renders again only when another question becomes visible.
import { getTemplate, getUiOptions } from '@rjsf/utils';
import { useMemo } from 'react';
import {
  getIn,
  isList,
  isRequired,
  type Path,
  resolve,
  type Schema,
  sections,
  toName,
  type UiSchema,
  uiOf,
} from '../../core/index.ts';
import { rjsfPlace, rjsfSchema, rjsfUi } from '../rjsf/adapter.ts';
import { ignore } from '../rjsf/ignore.ts';
import { useMessages, useWizard, useWizardContext } from '../state/context.ts';
import { Question } from './Question.tsx';

interface GroupProps {
  readonly path: Path;
  readonly schema: Schema;
  readonly ui: UiSchema;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly required?: boolean;
}

export function Group({ path, schema, ui, title = '', description = '', required = false }: GroupProps) {
  const { registry } = useWizardContext();
  const resolved = useWizard((state) => resolve(schema, getIn(state.answers, path)));
  const place = useMemo(() => rjsfPlace(path, toName(path)), [path]);
  const uiSchema = rjsfUi(ui);
  const Template = getTemplate('ObjectFieldTemplate', registry, getUiOptions(uiSchema));
  const properties = sections(resolved, ui).flatMap(({ title: heading, fields }) =>
    fields.map((name) => ({
      name,
      content: (
        <Child key={name} name={name} path={path} resolved={resolved} ui={ui} isTitled={heading !== undefined} />
      ),
      hidden: false,
    })),
  );
  return (
    <Template
      title={title}
      description={description}
      properties={properties}
      required={required}
      schema={rjsfSchema(resolved)}
      uiSchema={uiSchema}
      fieldPathId={place}
      registry={registry}
      onAddProperty={ignore}
    />
  );
}

interface ChildProps {
  readonly name: string;
  readonly path: Path;
  readonly resolved: Schema;
  readonly ui: UiSchema;
  /** True where the section around it has a heading. */
  readonly isTitled: boolean;
}

function Child({ name, path, resolved, ui, isTitled }: ChildProps) {
  const messages = useMessages();
  const childPath = useMemo(() => [...path, name], [path, name]);
  const schema = resolved.properties?.[name];
  if (!schema) return null;
  const required = isRequired(resolved, name);
  const question = <Question path={childPath} schema={schema} ui={uiOf(ui, name)} required={required} />;
  if (isTitled || !isList(schema)) return question;
  // A list has no label of its own.
  return (
    <section className="section">
      <h3 className="section-title">
        {schema.title}
        {!required && <span className="field-optional"> {messages.optional}</span>}
      </h3>
      {question}
    </section>
  );
}
