// RJSF's own messages for `<Wizard translateString>`, for callers that pass stock widgets or templates; the site does not load them.
// A message that RJSF adds is a type error here until it is translated.
import { englishStringTranslator, type Registry, replaceStringParameters, TranslatableString } from '@rjsf/utils';
import type { Language } from '../../core/index.ts';

type Name = keyof typeof TranslatableString;

const ARABIC: Readonly<Record<Name, string>> = {
  ArrayItemTitle: 'عنصر',
  MissingItems: 'تعريف العناصر ناقص',
  EmptyArray: 'لا عناصر بعد. أضف بعضها بالزر أدناه.',
  YesLabel: 'نعم',
  NoLabel: 'لا',
  CloseLabel: 'إغلاق',
  ErrorsLabel: 'أخطاء',
  NewStringDefault: 'قيمة جديدة',
  AddButton: 'إضافة',
  AddItemButton: 'إضافة عنصر',
  CopyButton: 'نسخ',
  ExpandButton: 'توسيع',
  MoveDownButton: 'نقل إلى الأسفل',
  MoveUpButton: 'نقل إلى الأعلى',
  RemoveButton: 'إزالة',
  NowLabel: 'الآن',
  ClearLabel: 'مسح',
  AriaDateLabel: 'اختر تاريخًا',
  PreviewLabel: 'معاينة',
  DecrementAriaLabel: 'إنقاص القيمة بواحد',
  IncrementAriaLabel: 'زيادة القيمة بواحد',
  OptionalObjectAdd: 'إضافة بيانات لحقل اختياري',
  OptionalObjectRemove: 'إزالة بيانات حقل اختياري',
  OptionalObjectEmptyMsg: 'لا بيانات لحقل اختياري',
  Type: 'النوع',
  Value: 'القيمة',
  ClearButton: 'مسح الحقل',
  UnknownFieldType: 'نوع الحقل %1 غير معروف',
  OptionPrefix: 'الخيار %1',
  TitleOptionPrefix: '%1، الخيار %2',
  KeyLabel: 'اسم %1',
  DeprecatedLabel: '%1 (لم يعد مستعملًا)',
  CycleDetected: 'في تعريف الحقل "%1" إحالة دائرية. يمكنك توسيعه إلى الدورة التالية',
  InvalidObjectField: 'إعداد حقل المجموعة "%1" غير صالح: %2.',
  UnsupportedField: 'تعريف حقل غير مدعوم.',
  UnsupportedFieldWithId: 'تعريف الحقل %1 غير مدعوم.',
  UnsupportedFieldWithReason: 'تعريف حقل غير مدعوم: %1.',
  UnsupportedFieldWithIdAndReason: 'تعريف الحقل %1 غير مدعوم: %2.',
  FilesInfo: '%1 (%2، %3 بايت)',
};

/** RJSF's messages by language. */
export const stockMessages: Readonly<Record<Language, Registry['translateString']>> = {
  en: englishStringTranslator,
  ar: (text, parameters) => replaceStringParameters(inArabic(text), parameters),
};

function inArabic(text: TranslatableString): string {
  const names = Object.keys(TranslatableString) as Name[];
  const name = names.find((one) => TranslatableString[one] === text);
  return name ? ARABIC[name] : text;
}
