// The addresses of the specification: every page with its heading, and every further address in navigation, footer and home
// page.

/** Canonical path and the text of its h1. */
export const pages: readonly (readonly [path: string, heading: RegExp])[] = [
  ['/', /sea/],
  ['/Mission', /Mission, Vision/],
  ['/Principal', /Principal/],
  ['/Eminence', /كلمة/],
  ['/Protocol', /Protocol/],
  ['/Anthem', /Anthem/],
  ['/HistoryPage', /History/],
  ['/EducationalPhilosophy', /Educational Philosophy/],
  ['/Health', /Health/],
  ['/Transportation', /Transportation/],
  ['/Counseling', /Counseling/],
  ['/AfterSchool', /After School/],
  ['/LearningSupport', /Learning Support/],
  ['/Secondary', /Secondary/],
  ['/Intermediate', /Intermediate/],
  ['/UpperElementary', /Upper Elementary/],
  ['/LowerElementary', /Lower Elementary/],
  ['/Preschool', /Preschool/],
  ['/Information', /Admission Information/],
  ['/Tuition', /Tuition/],
  ['/ContactUs', /Contact Us/],
  ['/employment/hr', /Human Resources/],
  ['/FAQ', /FAQ/],
  ['/Privacy', /Privacy/],
  ['/Financial-aid', /Financial Aid Application/],
  ['/admissionV2', /Admission Form/],
];

export interface Address {
  readonly address: string;
  readonly language: 'en' | 'ar';
  /** The text of the h1. */
  readonly heading: RegExp;
}

/** Every page in every language. */
export const addresses: readonly Address[] = pages.flatMap(([path, heading]): Address[] => [
  { address: path, language: 'en', heading },
  { address: path === '/' ? '/ar' : `/ar${path}`, language: 'ar', heading: /^[^A-Za-z]+$/ },
]);

/** Pages with a form; all others load without the engine. */
export const forms: readonly string[] = ['/ContactUs', '/Financial-aid', '/admissionV2'];

/** Every alias with the page that it redirects to. */
export const aliases: Readonly<Record<string, string>> = {
  '/admission': '/admissionV2',
  '/Form': '/admissionV2',
  '/Secondy': '/Secondary',
  '/information': '/Information',
  '/faq': '/FAQ',
  '/Faq': '/FAQ',
  '/tuition': '/Tuition',
  '/Tuition-instalment': '/Tuition',
  '/financial-aid': '/Financial-aid',
  '/contactus': '/ContactUs',
  '/Contact': '/ContactUs',
  '/hr': '/employment/hr',
  '/Vacancy': '/employment/hr',
};
