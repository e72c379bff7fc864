// Widgets that only some forms need, and what locks a question. Their code is not in the page of every form: `vite/modules/forms.ts` loads it with the forms
// whose ui files name them.
import { type Form, memoise } from '../core/index.ts';
import type { RjsfParts } from './registry.ts';
import { rjsfFieldTemplate, rjsfWidgets } from './rjsf/adapter.ts';
import { LockedFieldTemplate } from './templates/LockedFieldTemplate.tsx';
import { PasswordWidget } from './widgets/PasswordWidget.tsx';
import { RangeWidget } from './widgets/RangeWidget.tsx';
import { UpDownWidget } from './widgets/UpDownWidget.tsx';

/** By RJSF's names. */
export const furtherParts: RjsfParts = {
  templates: rjsfFieldTemplate(LockedFieldTemplate),
  widgets: rjsfWidgets({ RangeWidget, UpDownWidget, PasswordWidget }),
};

/** The form with them. */
export const withFurtherParts = memoise((form: Form): Form => ({ ...form, furtherParts }));
