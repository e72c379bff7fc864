import { recordOf } from '../../core/index.ts';
import type { Description } from './description.ts';

/**
 * Another folder and another address for a form.
 * @param formFile the text of its form.json
 */
export function renameForm(form: string, formFile: string): Description {
  const present = routeIn(formFile);
  return {
    waitsForDrafts: true,
    fields: () => [
      {
        kind: 'text',
        name: 'id',
        label: 'Folder',
        hint: 'Small letters, digits and -: it names the form’s files, drafts and applications. The plan says what does not follow.',
        fallback: form,
      },
      {
        kind: 'text',
        name: 'route',
        label: 'Address of its page',
        hint: 'For example /Bus. The former address of a published form leads there.',
        fallback: present,
      },
    ],
    change(_, values) {
      const [id, route] = [values.id?.trim(), values.route?.trim()];
      if (!id || !route || route === '/' || (id === form && route === present)) return undefined;
      return { kind: 'rename-form', id, route };
    },
  };
}

/** Empty where it cannot be read: the check says why. */
function routeIn(formFile: string): string {
  try {
    return String(recordOf(JSON.parse(formFile)).route ?? '');
  } catch (error) {
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}
