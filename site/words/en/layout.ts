// Texts of the layout and of forms' pages, in English.
import * as facts from 'virtual:facts/en';
import { menu } from 'virtual:menu/en';

export const layout = {
  navigation: menu,
  name: facts.name,
  place: facts.place,
  address: facts.address,
  since: `${facts.place}, since ${facts.founded}`,
  skip: 'Skip to content',
  mainMenu: 'Main',
  menu: 'Menu',
  footer: {
    label: 'Footer',
    about: `A not-for-profit Orthodox school, from Preschool to Grade 12, since ${facts.founded}.`,
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
