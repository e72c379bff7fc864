import type { Draft } from './draft.ts';
import { idOf } from './words.ts';

/** Adds the required keys of form.json. The addresses are made of the folder's name by `idOf`, which leaves only what an address may have. */
export function completeForm(draft: Draft, folder: string): void {
  const id = idOf(folder);
  const { title, steps, ...others } = draft.files.get('form.json') ?? {};
  const route = id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  draft.files.set('form.json', {
    $schema: '../form.schema.json',
    version: 1,
    title,
    route: `/${route}`,
    steps,
    next: 'check',
    submit: { post: `/${id}` },
    done: { title: 'Thank you', text: ['We have received your answers.'] },
    ...others,
  });
}
