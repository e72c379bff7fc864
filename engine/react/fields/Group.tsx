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
import { useWizard, useWizardContext } from '../state/context.ts';
import { markedOptional } from '../widgets/markedOptional.tsx';
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
  const name = toName(path);
  const resolved = useWizard((state) => resolve(schema, getIn(state.answers, path)), name);
  const place = useMemo(() => rjsfPlace(path, name), [path, name]);
  const uiSchema = rjsfUi(ui);
  const Template = getTemplate('ObjectFieldTemplate', registry, getUiOptions(uiSchema));
  const draw = (key: string, isTitled: boolean) => {
    const { [key]: child = {} } = resolved.properties ?? {};
    const isAsked = isRequired(resolved, key);
    const question = (
      <Question key={key} around={path} name={key} schema={child} ui={uiOf(ui, key)} required={isAsked} />
    );
    if (isTitled || !isList(child)) return question;
    // A list has no label of its own.
    return (
      <section key={key} className="section">
        <h3 className="section-title">{markedOptional(child.title, isAsked)}</h3>
        {question}
      </section>
    );
  };
  const properties = sections(resolved, ui).flatMap(({ title: heading, fields }) =>
    fields.map((key) => ({ name: key, content: draw(key, heading !== undefined), hidden: false })),
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
