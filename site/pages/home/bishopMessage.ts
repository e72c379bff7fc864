/** The bishop's message as the first page quotes it. Its letters have a font of their own (site/media/fonts). */
export const bishopMessage = {
  title: 'كلمة صاحب السيادة',
  quotation:
    '«ليست التربية في تقليدنا الأرثوذكسيّ نقلَ معلوماتٍ من كتابٍ إلى ذاكرة، بل هي مرافقةُ إنسانٍ خُلق على صورة الله لينمو نحو مثاله.»',
  read: 'اقرأوا كلمة صاحب السيادة',
} as const;
