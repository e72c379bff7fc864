import { type ComponentProps, type ComponentType, useState } from 'react';
import { Link } from 'wouter';
import { createPorts } from '../../engine/browser/createPorts.ts';
import { Wizard } from '../../engine/react/Wizard.tsx';
import { school } from '../school.ts';

/** Where the intake lives; the page's own origin unless the build says otherwise. */
const INTAKE = import.meta.env.VITE_INTAKE_BASE ?? '';

type Form = ComponentProps<typeof Wizard>['form'];

/** The page of a form, with the block that it has beside it. */
export function formPage(form: Form, Beside?: ComponentType): ComponentType {
  return function FormPage() {
    const [ports] = useState(() => createPorts(INTAKE));
    return (
      <div className="page">
        <meta name="description" content={form.description} />
        <noscript>
          <p className="notice">
            This form needs JavaScript. If you cannot switch it on, please call{' '}
            <a href={`tel:${school.phone.number}`}>{school.phone.text}</a> or write to{' '}
            <a href={`mailto:${school.email}`}>{school.email}</a>.
          </p>
        </noscript>
        <Wizard form={form} ports={ports} titled={(title) => `${title} - ${school.name}`} />
        <p className="form-privacy">
          <Link href="/Privacy">What becomes of your answers: Privacy</Link>
        </p>
        {Beside && <Beside />}
      </div>
    );
  };
}
