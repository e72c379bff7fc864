import type { ReactNode } from 'react';

/** A cell of a table of rows; on a phone it names its column, and is left out if blank. */
export function Cell({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <td data-label={label} className={children === '' ? 'blank' : undefined}>
      <bdi>{children}</bdi>
    </td>
  );
}
