// A page's title and the focus of its heading, so that a change of page is heard.
import { type RefObject, useEffect, useRef } from 'react';
import { useOffice } from './office.ts';
import { isFocusUnmoved } from './place.ts';

/** For the page's `h1`, which needs `tabIndex={-1}`. */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const { messages } = useOffice();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} - ${messages.office}`;
  }, [title, messages]);
  useEffect(() => {
    // A page may be drawn only when its data has come: who has gone on to a control of the menu meanwhile stays there.
    if (isFocusUnmoved()) heading.current?.focus();
  }, []);
  return heading;
}
