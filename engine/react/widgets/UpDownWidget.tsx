// A number that is typed, or moved by its step (`multipleOf`, or 1): by two buttons, or by the arrow keys.
import { useEffect } from 'react';
import { getIn, toPath } from '../../core/index.ts';
import { furtherWidgetMessages } from '../../languages/furtherWidgets.ts';
import type { WidgetProps } from '../rjsf/props.ts';
import { useWizardContext } from '../state/context.ts';
import { endsOf, stepped } from './stepOf.ts';
import { TextWidget } from './TextWidget.tsx';

type Direction = 1 | -1;

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 1, ArrowDown: -1 };

export function UpDownWidget(props: WidgetProps) {
  const { form, store } = useWizardContext();
  const { id, htmlName: name = id, label, schema, value, readonly = false, onChange } = props;
  const { more, less } = furtherWidgetMessages[form.language];
  const [least, greatest] = endsOf(schema);
  const step = (direction: Direction) => {
    store.flush();
    onChange(stepped(schema, getIn(store.getState().answers, toPath(name)), direction));
  };
  useEffect(() => {
    // On window, as those of `captureTextEvents`, which keep the keys of text boxes from React.
    const stepByKey = (event: KeyboardEvent) => {
      const direction = ARROWS[event.key];
      if (direction === undefined || readonly || document.getElementById(id) !== event.target) return;
      event.preventDefault();
      step(direction);
    };
    window.addEventListener('keydown', stepByKey, true);
    return () => window.removeEventListener('keydown', stepByKey, true);
  });
  const button = (direction: Direction, words: string, end: number, sign: string) => (
    <button
      type="button"
      className="updown-button"
      aria-label={words}
      disabled={Number(value ?? Number.NaN) === end}
      onClick={() => step(direction)}
    >
      {sign}
    </button>
  );
  return (
    <div className="updown">
      <TextWidget {...props} />
      {!readonly && button(-1, less(label), least, '\u2212')}
      {!readonly && button(1, more(label), greatest, '+')}
    </div>
  );
}
