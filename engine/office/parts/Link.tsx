import type { ComponentProps, MouseEvent } from 'react';
import { addressOf, goTo } from '../state/place.ts';

/** A link to another page of the office; `to` is its path below `/office`. */
export function Link({ to, ...props }: { readonly to: string } & ComponentProps<'a'>) {
  const follow = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    goTo(to);
  };
  return <a {...props} href={addressOf(to)} onClick={follow} />;
}
