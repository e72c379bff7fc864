// RJSF's own sentences for `<Wizard translateString>`, for those who give stock widgets or templates; the site loads none of it.
// What RJSF adds is missed by the compiler.
import { englishStringTranslator, type Registry, replaceStringParameters, TranslatableString } from '@rjsf/utils';
import type { Language } from '../../core/index.ts';

const ARABIC: Readonly<Record<TranslatableString, string>> = {
  [TranslatableString.ArrayItemTitle]: 'عنصر',
  [TranslatableString.MissingItems]: 'تعريف العناصر ناقص',
  [TranslatableString.EmptyArray]: 'لا عناصر بعد. أضف بعضها بالزر أدناه.',
  [TranslatableString.YesLabel]: 'نعم',
  [TranslatableString.NoLabel]: 'لا',
  [TranslatableString.CloseLabel]: 'إغلاق',
  [TranslatableString.ErrorsLabel]: 'أخطاء',
  [TranslatableString.NewStringDefault]: 'قيمة جديدة',
  [TranslatableString.AddButton]: 'إضافة',
  [TranslatableString.AddItemButton]: 'إضافة عنصر',
  [TranslatableString.CopyButton]: 'نسخ',
  [TranslatableString.ExpandButton]: 'توسيع',
  [TranslatableString.MoveDownButton]: 'نقل إلى الأسفل',
  [TranslatableString.MoveUpButton]: 'نقل إلى الأعلى',
  [TranslatableString.RemoveButton]: 'إزالة',
  [TranslatableString.NowLabel]: 'الآن',
  [TranslatableString.ClearLabel]: 'مسح',
  [TranslatableString.AriaDateLabel]: 'اختر تاريخًا',
  [TranslatableString.PreviewLabel]: 'معاينة',
  [TranslatableString.DecrementAriaLabel]: 'إنقاص القيمة بواحد',
  [TranslatableString.IncrementAriaLabel]: 'زيادة القيمة بواحد',
  [TranslatableString.OptionalObjectAdd]: 'إضافة بيانات لحقل اختياري',
  [TranslatableString.OptionalObjectRemove]: 'إزالة بيانات حقل اختياري',
  [TranslatableString.OptionalObjectEmptyMsg]: 'لا بيانات لحقل اختياري',
  [TranslatableString.Type]: 'النوع',
  [TranslatableString.Value]: 'القيمة',
  [TranslatableString.ClearButton]: 'مسح الحقل',
  [TranslatableString.UnknownFieldType]: 'نوع الحقل %1 غير معروف',
  [TranslatableString.OptionPrefix]: 'الخيار %1',
  [TranslatableString.TitleOptionPrefix]: '%1، الخيار %2',
  [TranslatableString.KeyLabel]: 'اسم %1',
  [TranslatableString.DeprecatedLabel]: '%1 (لم يعد مستعملًا)',
  [TranslatableString.CycleDetected]: 'في تعريف الحقل "%1" إحالة دائرية. يمكنك توسيعه إلى الدورة التالية',
  [TranslatableString.InvalidObjectField]: 'إعداد حقل المجموعة "%1" غير صالح: %2.',
  [TranslatableString.UnsupportedField]: 'تعريف حقل غير مدعوم.',
  [TranslatableString.UnsupportedFieldWithId]: 'تعريف الحقل %1 غير مدعوم.',
  [TranslatableString.UnsupportedFieldWithReason]: 'تعريف حقل غير مدعوم: %1.',
  [TranslatableString.UnsupportedFieldWithIdAndReason]: 'تعريف الحقل %1 غير مدعوم: %2.',
  [TranslatableString.FilesInfo]: '%1 (%2، %3 بايت)',
};

/** RJSF's sentences by language. */
export const stockWords: Readonly<Record<Language, Registry['translateString']>> = {
  en: englishStringTranslator,
  ar: (text, parameters) => replaceStringParameters(ARABIC[text], parameters),
};
