import { useRef } from 'react';

interface OrderFieldProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Their values in the order that is chosen, as a JSON list. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A list whose entries are moved by buttons. */
export function OrderField({ label, options, value, onChange }: OrderFieldProps) {
  const list = useRef<HTMLOListElement>(null);
  // Written below.
  const order = JSON.parse(value) as readonly string[];
  const move = (from: number, to: number, button: string) => {
    const moved = order.toSpliced(from, 1).toSpliced(to, 0, order[from] ?? '');
    onChange(JSON.stringify(moved));
    // The focus goes with the entry, so that it can be moved on.
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.children[to]?.querySelectorAll('button') ?? [])];
      (buttons.find(({ textContent }) => textContent === button) ?? buttons[0])?.focus();
    });
  };
  return (
    <fieldset className="studio-order">
      <legend>{label}</legend>
      <ol ref={list}>
        {order.map((key, i) => {
          const named = options.find((option) => option.value === key)?.label ?? key;
          const button = (words: string, to: number) => (
            <button type="button" aria-label={`${words}: ${named}`} onClick={() => move(i, to, words)}>
              {words}
            </button>
          );
          return (
            <li key={key}>
              <span>{named}</span>
              {i > 1 && button('To the top', 0)}
              {i > 0 && button('Up', i - 1)}
              {i < order.length - 1 && button('Down', i + 1)}
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
