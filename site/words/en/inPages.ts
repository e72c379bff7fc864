// Texts of components that pages without a form share, in English.
export const inPages = {
  onThisPage: 'On this page',
  notes: (title: string) => `Notes: ${title}`,
  writeTo: (office: string) => `Write to the ${office}`,
  orCall: (office: string) => ['or call ', ` and ask for the ${office}.`] as const,
  comma: ', ',
  number: (value: number) => String(value),
  pages: (count: number) => `${count} pages`,
  kilobytes: (count: number) => `${count} kB`,
  division: { name: 'Division', years: 'Years', ages: 'Ages' },
} as const;
