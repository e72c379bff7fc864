import { useEffect } from 'react';
import { ProsePage } from '../parts/ProsePage.tsx';
import type { Prose } from '../parts/prose.ts';
import { useFragment } from '../parts/useFragment.ts';

interface FaqPageProps {
  readonly content: Prose;
}

/** Questions, each folded under its title. An address that points at one opens it. */
export function FaqPage({ content }: FaqPageProps) {
  const fragment = useFragment();
  useEffect(() => {
    const question = document.getElementById(fragment);
    if (question instanceof HTMLDetailsElement) question.open = true;
  }, [fragment]);
  return <ProsePage content={content} />;
}
