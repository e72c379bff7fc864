import { useEffect } from 'react';
import { faq } from './faq/faq.tsx';
import { ProsePage } from './parts/ProsePage.tsx';
import { useFragment } from './parts/useFragment.ts';

/** Ten questions of parents, each folded under its title. An address that points at one opens it. */
export function Faq() {
  const fragment = useFragment();
  useEffect(() => {
    const question = document.getElementById(fragment);
    if (question instanceof HTMLDetailsElement) question.open = true;
  }, [fragment]);
  return <ProsePage content={faq} />;
}
