/** The files of a new form of one question, with its title in both languages. */
export const visit = (
  id: string,
  route: string,
  title: string,
  inArabic: string,
): Readonly<Record<string, unknown>> => ({
  [`forms/${id}/form.json`]: {
    $schema: '../form.schema.json',
    version: 1,
    title,
    route,
    menu: { label: title.toLowerCase(), under: 'admissions', position: 60 },
    steps: [{ id: 'visit', label: 'Your Visit' }],
    next: 'check',
    submit: { post: `/${id}` },
    done: { title: 'We look forward to your visit', text: ['The office will write to you.'] },
  },
  [`forms/${id}/visit.schema.json`]: {
    $schema: '../step.schema.json',
    type: 'object',
    properties: { guest: { type: 'string', title: 'Guest', maxLength: 100 } },
    required: ['guest'],
    errorMessage: { required: { guest: 'Guest is required' } },
  },
  [`forms/${id}/visit.ui.json`]: { $schema: '../ui.schema.json', 'ui:sections': [{ fields: ['guest'] }] },
  [`forms/${id}/ar.json`]: {
    $schema: '../words.schema.json',
    'form.json': {
      '/title': inArabic,
      '/menu/label': inArabic,
      '/steps/visit/label': 'زيارتكم',
      '/done/title': 'نتطلع إلى زيارتكم',
      '/done/text/0': 'سيكتب إليكم المكتب.',
    },
    'visit.schema.json': { '/properties/guest/title': 'الضيف', '/errorMessage/required/guest': 'الضيف مطلوب' },
  },
});
