import { type Answers, type Form, getIn, listFields } from '../../core/index.ts';
import type { Contact } from '../../ports/index.ts';

/** The telephone numbers and addresses among the answers. */
export function contactsOf(form: Form, answers: Answers): readonly Contact[] {
  return form.steps.flatMap((step) =>
    listFields(step, answers).flatMap(({ path, schema: { format, title = '' }, under }): Contact[] => {
      const value = getIn(answers, path);
      if ((format !== 'phone' && format !== 'email') || typeof value !== 'string' || value === '') return [];
      const group = under.findLast((heading) => 'title' in heading);
      // Members of a family have telephones of the same title.
      const whose = group && 'title' in group ? group.title : step.label;
      const entry = under.at(-1);
      const own =
        title || (entry && 'list' in entry ? `${entry.list['ui:entry'] ?? ''} ${entry.index + 1}`.trim() : '');
      const label = `${whose}: ${own}`;
      return [{ label, kind: format, value }];
    }),
  );
}
