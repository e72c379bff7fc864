// A part of the page that a button opens. Escape closes it and gives the focus back to the button; a press or the focus elsewhere
// closes it, too.
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Disclosure<Box extends HTMLElement> {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Of the element that contains the button and what it opens. */
  readonly box: RefObject<Box | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

export function useDisclosure<Box extends HTMLElement>(): Disclosure<Box> {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<Box>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onElsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return { isOpen, setOpen, box, button };
}
