import type { OfferWords } from '../words.ts';

export const offer: OfferWords = { label: 'اللغة', go: 'تابعوا بالعربية', stay: 'البقاء هنا' };
