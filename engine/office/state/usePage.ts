// A page's title and the focus of its heading, so that a change of page is heard.
import { type RefObject, useEffect, useRef } from 'react';
import { useOffice } from './office.ts';

/** For the page's `h1`, which needs `tabIndex={-1}`. */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const { messages } = useOffice();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} - ${messages.office}`;
  }, [title, messages]);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
