// Texts of the layout and of forms' pages, in Arabic.
import { address, founded, name, place } from 'virtual:facts/ar';
import { footer, menu, privacy } from 'virtual:menu/ar';
import type { SiteWords } from '../words.ts';

export const layout: SiteWords = {
  navigation: menu,
  links: footer,
  privacyPage: privacy,
  name,
  place,
  address,
  since: `${place}، منذ ${founded}`,
  skip: 'إلى المحتوى',
  mainMenu: 'القائمة الرئيسية',
  menu: 'القائمة',
  footer: {
    label: 'أسفل الصفحة',
    about: `مدرسة أرثوذكسية لا تبغي الربح، من الروضة حتى الصف الثاني عشر، منذ ${founded}.`,
    reach: 'زورونا أو اتصلوا أو اكتبوا',
    onThisSite: 'في هذا الموقع',
    socialMedia: 'وسائل التواصل الاجتماعي',
    privacy: 'الخصوصية',
  },
  formPrivacy: 'ما مصير أجوبتكم: الخصوصية',
  noScript: [
    'تحتاج هذه الاستمارة إلى \u2068JavaScript\u2069. إن تعذّر تشغيله فاتصلوا على الرقم ',
    ' أو اكتبوا إلى ',
    '.',
  ],
};
