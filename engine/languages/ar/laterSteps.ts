// Messages of forms whose first step is loaded before the others.
import type { LaterStepsMessages } from '../texts.ts';

export const laterSteps: LaterStepsMessages = {
  loading: 'ما زالت أسئلة هذه الخطوة قيد التحميل.',
  failed:
    'تعذّر تحميل بقيّة الاستمارة، ولعلّ الاتصال مقطوع. أبقوا هذه الصفحة مفتوحة رجاءً: تبقى إجاباتكم، وتُعاد المحاولة تلقائيًّا.',
  tryAgain: 'المحاولة الآن',
};
