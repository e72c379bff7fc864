// A text whose letters are shown only while a box below it is ticked. Drafts, the review and what is printed leave it out (core's
// `forgetting`, the compiler's `inWords`).
import { useMemo, useState } from 'react';
import { furtherWidgetMessages } from '../../languages/furtherWidgets.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { useWizardContext } from '../state/context.ts';
import { TextWidget } from './TextWidget.tsx';

export function PasswordWidget(props: WidgetProps) {
  const { form } = useWizardContext();
  const [isShown, setIsShown] = useState(false);
  const { id, label, uiSchema } = props;
  const texts = furtherWidgetMessages[form.language];
  const schema = useMemo(
    () => ({ ...props.schema, inputType: isShown ? ('text' as const) : ('password' as const) }),
    [props.schema, isShown],
  );
  // Browsers would offer to keep it as the one for this site.
  const ui = useMemo(() => ({ 'ui:autocomplete': 'off', ...uiSchema }), [uiSchema]);
  return (
    <>
      <TextWidget {...props} schema={schema} uiSchema={ui} />
      <label className="password-shown">
        <input
          type="checkbox"
          aria-label={texts.showPassword(label)}
          aria-controls={id}
          checked={isShown}
          onChange={({ target }) => setIsShown(target.checked)}
        />
        {texts.show}
      </label>
    </>
  );
}
