// Texts of the layout and of forms' pages, in English.
import { menu } from 'virtual:menu/en';
import { school } from '../../school.ts';

export const layout = {
  navigation: menu,
  name: school.name,
  place: school.place,
  address: school.address,
  since: `${school.place}, since ${school.founded}`,
  skip: 'Skip to content',
  mainMenu: 'Main',
  menu: 'Menu',
  footer: {
    label: 'Footer',
    about: `A not-for-profit Orthodox school, from Preschool to Grade 12, since ${school.founded}.`,
    reach: 'Visit, call or write',
    onThisSite: 'On this site',
    socialMedia: 'Social media',
    secondary: 'Secondary',
    information: 'Admission information',
    admission: 'Admission form',
    faq: 'FAQ',
    tuition: 'Tuition & instalment',
    financialAid: 'Financial aid',
    humanResources: 'Human resources',
    vacancy: 'Vacancy',
    contact: 'Contact',
    home: 'Home',
    privacy: 'Privacy',
  },
  formPrivacy: 'What becomes of your answers: Privacy',
  noScript: ['This form needs JavaScript. If you cannot switch it on, please call ', ' or write to ', '.'],
} as const;
