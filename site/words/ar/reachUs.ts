import { place } from 'virtual:facts/ar';
import type { ReachUsWords } from '../words.ts';

export const reachUs: ReachUsWords = {
  title: 'كيف تصلون إلينا',
  address: 'العنوان',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  map: `خريطة ${place}`,
  showMap: 'عرض الخريطة',
  mapService: (service) =>
    `الخريطة من \u2068${service}\u2069، وهي خدمة خرائط على الشبكة. عند عرضها يتصل متصفحكم بتلك الخدمة؛ وقبل ذلك لا يُرسل إليها شيء.`,
  openMap: (service) => `افتحوا الخريطة على \u2068${service}\u2069`,
};
