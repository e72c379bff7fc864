// Both languages are in one module, because nothing can be fetched without a connection.
import type { InAnyLanguage, Language } from 'virtual:forms';

const english = {
  title: 'There is no connection',
  lead: 'Your device is not connected to the internet, or the school’s site cannot be reached at the moment. The page opens by itself once the connection is back.',
  kept: 'The answers in a form that you have begun are kept on this device, unless you chose to keep nothing on it.',
  again: 'Try again',
  still: 'There is still no connection.',
} as const;

const arabic: InAnyLanguage<typeof english> = {
  title: 'لا اتصال بالإنترنت',
  lead: 'جهازكم غير متصل بالإنترنت، أو تعذّر الوصول إلى موقع المدرسة الآن. تُفتح الصفحة من تلقاء نفسها متى عاد الاتصال.',
  kept: 'أجوبتكم في استمارة بدأتموها محفوظة على هذا الجهاز، إلا إذا اخترتم ألّا يُحفظ عليه شيء.',
  again: 'حاولوا مرة أخرى',
  still: 'لا اتصال حتى الآن.',
};

export const noConnectionWords: Readonly<Record<Language, InAnyLanguage<typeof english>>> = { en: english, ar: arabic };
