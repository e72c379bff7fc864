// Texts of the layout and of forms' pages, in English.
import * as facts from 'virtual:facts/en';
import { footer, menu, privacy } from 'virtual:menu/en';

export const layout = {
  navigation: menu,
  links: footer,
  privacyPage: privacy,
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
    privacy: 'Privacy',
  },
  formPrivacy: 'What becomes of your answers: Privacy',
  noScript: ['This form needs JavaScript. If you cannot switch it on, please call ', ' or write to ', '.'],
} as const;
