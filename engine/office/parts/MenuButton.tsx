import { useId } from 'react';
import { useDisclosure } from './useDisclosure.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly onChoose: () => void;
}

/** A button that opens a list of buttons; one item is a button of its own, without the list. */
export function MenuButton({ label, items }: { readonly label: string; readonly items: readonly MenuItem[] }) {
  const { isOpen, setOpen, box, button } = useDisclosure<HTMLDivElement>();
  const id = useId();
  const [first] = items;
  if (!first) return null;
  if (items.length === 1) {
    return (
      <button type="button" className="button plain" onClick={first.onChoose}>
        {first.label}
      </button>
    );
  }
  const choose = (item: MenuItem) => {
    setOpen(false);
    // A dialog that the item opens gives the focus back to this button, since the item is gone by then.
    button.current?.focus();
    item.onChoose();
  };
  return (
    <div className="menu" ref={box}>
      <button
        type="button"
        className="button plain opens"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <ul id={id} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.id}>
            <button type="button" onClick={() => choose(item)}>
              {item.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
