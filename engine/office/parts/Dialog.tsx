import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { HiddenContext } from '../state/office.ts';

interface DialogProps {
  readonly title: string;
  /** Called on Escape; the caller's own buttons call it, too. */
  readonly onClose: () => void;
  /** Wide, for running text. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A modal dialog, open as long as it is drawn; the browser keeps the focus within and gives it back. */
export function Dialog({ title, onClose, isWide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // A modal dialog would keep all else from being used, hidden or not.
  const isHidden = useContext(HiddenContext);
  // Closed while it is still in the page: the browser gives the focus back then only.
  useLayoutEffect(() => {
    if (isHidden) return undefined;
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      shown?.close();
      const { activeElement, body } = document;
      // The button that opened it may be gone.
      if (activeElement === body || shown?.contains(activeElement)) document.querySelector<HTMLElement>('h1')?.focus();
    };
  }, [isHidden]);
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'wide' : undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
