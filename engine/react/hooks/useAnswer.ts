import { useMemo } from 'react';
import { getIn, toPath } from '../../core/index.ts';
import { useWizard } from '../state/context.ts';

/** What `pick` makes of the answer to the question `name`; renders again only when that changes. */
export function useAnswer<T>(name: string, pick: (answer: unknown) => T): T {
  const path = useMemo(() => toPath(name), [name]);
  return useWizard((state) => pick(getIn(state.answers, path)), name);
}
