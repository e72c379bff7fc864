// State of the combobox: its text, whether the list is open, and the active option. Text that equals an option's label chooses that
// option; any other text becomes the answer, which validation refuses.
import { type KeyboardEvent, useEffect, useState } from 'react';
import { filterOptions, fold, type Option } from './filterOptions.ts';

interface Search {
  readonly text: string;
  readonly answer: unknown;
}

/** `optionId` names the element of the nth match. */
export function useCombobox(
  optionId: (index: number) => string,
  options: readonly Option[],
  answer: unknown,
  onChange: (answer: string | undefined) => void,
) {
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState<Search>();
  const [at, setAt] = useState(0);
  const current = search !== undefined && search.answer === answer ? search : undefined;
  const matches = filterOptions(options, current?.text ?? '');
  const active = open && matches.length > 0 ? Math.min(at, matches.length - 1) : undefined;
  const chosen = options.find((option) => option.value === answer);

  const activeId = active === undefined ? undefined : optionId(active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const show = () => {
    setAt(current || !chosen ? 0 : options.indexOf(chosen));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setSearch(undefined);
  };
  const choose = (option: Option) => {
    close();
    onChange(option.value);
  };
  const move = (to: number) => setAt((to + matches.length) % Math.max(1, matches.length));

  return {
    open,
    active,
    activeId,
    matches,
    text: current?.text ?? chosen?.label ?? (answer === undefined ? '' : String(answer)),
    show,
    close,
    choose,
    toggle: () => (open ? close() : show()),
    type(text: string) {
      const named = options.find((option) => fold(option.label) === fold(text));
      const next = named?.value ?? (text.trim() || undefined);
      setSearch({ text, answer: next });
      setAt(0);
      setOpen(true);
      onChange(next);
    },
    onKeyDown(event: KeyboardEvent) {
      const option = active === undefined ? undefined : matches[active];
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (open) move((active ?? 0) + (event.key === 'ArrowDown' ? 1 : -1));
        else show();
      } else if (event.key === 'Enter' && open) {
        event.preventDefault();
        if (option) choose(option);
      } else if (event.key === 'Escape' && open) {
        event.preventDefault();
        close();
      }
    },
  };
}
