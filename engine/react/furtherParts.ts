// The slider, the number with buttons, the password, options that nobody may choose, and the templates of locked questions and of long
// sections and lists. To save bytes, only forms that have one of them import this file (`vite/modules/forms.ts`).
import { type Form, memoise } from '../core/index.ts';
import type { RjsfParts } from './registry.ts';
import { rjsfFurtherTemplates, rjsfWidgets } from './rjsf/adapter.ts';
import { LockedFieldTemplate } from './templates/LockedFieldTemplate.tsx';
import { LongEntryTemplate, LongGroupTemplate } from './templates/longTemplates.tsx';
import { closedOptionWidgets } from './widgets/closedOptions.tsx';
import { PasswordWidget } from './widgets/PasswordWidget.tsx';
import { RangeWidget } from './widgets/RangeWidget.tsx';
import { UpDownWidget } from './widgets/UpDownWidget.tsx';

/** By RJSF's names. */
export const furtherParts: RjsfParts = {
  templates: rjsfFurtherTemplates({
    FieldTemplate: LockedFieldTemplate,
    ObjectFieldTemplate: LongGroupTemplate,
    ArrayFieldItemTemplate: LongEntryTemplate,
  }),
  widgets: rjsfWidgets({ ...closedOptionWidgets, RangeWidget, UpDownWidget, PasswordWidget }),
};

/** The form with them. */
export const withFurtherParts = memoise((form: Form): Form => ({ ...form, furtherParts }));
