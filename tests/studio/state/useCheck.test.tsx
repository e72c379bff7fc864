// What a maintainer reads when the dev server does not answer, and once it does again.
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { FormFolder } from '../../../engine/studio/protocol/protocol.ts';
import { useCheck } from '../../../engine/studio/state/useCheck.ts';
import { drawStudio } from '../support/drawStudio.tsx';

const NONE: readonly never[] = [];
const NO_TEXTS = {};
const folder: FormFolder = {
  files: [],
  examples: [],
  outline: '',
  isPublished: false,
  menuGroups: [],
  commits: [],
  schemas: {},
  problems: [],
};
const answer = { findings: [], modules: {}, offices: {}, questions: [], conditions: [] };

function Shown({ form }: { readonly form: string }) {
  const { failure, findings } = useCheck(form, folder, NO_TEXTS, NONE, NONE);
  return <output>{failure ?? (findings ? `checked, findings: ${findings.length}` : 'not yet checked')}</output>;
}

it('the first check of a form that fails is told, and asked again until it is answered', async () => {
  let isThere = false;
  drawStudio(<Shown form="trip" />, () => {
    if (!isThere) throw new Error('Failed to fetch');
    return answer;
  });
  const shown = page.getByRole('status');
  await expect.element(shown).toHaveTextContent('Failed to fetch');
  isThere = true;
  await expect.element(shown).toHaveTextContent('checked, findings: 0');
});
