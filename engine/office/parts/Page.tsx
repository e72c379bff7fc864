import type { ReactNode } from 'react';
import { usePage } from '../state/usePage.ts';

/** A page: its heading, which takes the focus, and what is below. */
export function Page({ title, narrow, children }: { title: string; narrow?: boolean; children: ReactNode }) {
  const heading = usePage(title);
  return (
    <div className={narrow ? 'page narrow' : 'page'}>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children}
    </div>
  );
}
