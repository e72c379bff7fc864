// The messages for keywords without an `errorMessage` in the definition. ajv's own are English, and written for programmers.
import type { Language, Messages } from '../../core/index.ts';

/** `attachment` is compiled into the validators (`expandAttachments`); the others go with the form. */
interface CompilerMessages extends Messages {
  readonly attachment: {
    readonly empty: string;
    readonly incomplete: string;
    readonly type: string;
    readonly size: string;
  };
}

export const DEFAULT_MESSAGES: Readonly<Record<Language, CompilerMessages>> = {
  en: {
    language: 'en',
    required: 'This field is required',
    option: 'Choose one of the options',
    number: 'Enter a number',
    unreadable: 'This answer cannot be read',
    unexpected: 'This answer is not written as expected',
    unique: 'Give each only once',
    unknown: 'This form has no such question',
    formats: {
      date: 'Enter a day as day, month and year, for example 30/4/2015',
      email: 'Invalid email format',
      uri: 'Enter a web address, for example https://www.example.org',
      phone: 'Enter a phone number, for example +961 1 234 567',
    },
    phones: {
      noCountry:
        'Choose the country of this number, or begin it with + and the country code, for example +961 1 234 567',
      unknownCode: 'No country has this code. Choose the country, or correct the code after the +',
      tooShort: 'This phone number is too short: at least 5 digits stand after the country code',
      tooLong: 'This phone number is too long: it has at most 15 digits, country code included',
    },
    dates: {
      shortYear: 'Write the year with four digits, for example 2015',
      unclear: 'This can be read as two days. Write two digits for the day and two for the month, for example 05042015',
    },
    future: 'This date cannot be in the future',
    limits: {
      maxLength: {
        one: 'Use at most one character (now {length})',
        other: 'Use at most {limit} characters (now {length})',
      },
      minLength: { one: 'Use at least one character', other: 'Use at least {limit} characters' },
      minimum: { other: 'Enter {limit} or more' },
      maximum: { other: 'Enter {limit} or less' },
      minItems: { other: 'Give at least {limit}' },
      maxItems: { other: 'Give at most {limit}' },
      multipleOf: { other: 'Enter a multiple of {limit}' },
    },
    attachment: {
      empty: 'The file is empty',
      incomplete: 'The file is incomplete or damaged. Choose another copy',
      type: 'The file must be {types}',
      size: 'The file is larger than {size} MB',
    },
  },
  ar: {
    language: 'ar',
    required: 'هذا الحقل مطلوب',
    option: 'اختاروا أحد الخيارات',
    number: 'اكتبوا رقمًا',
    unreadable: 'تعذّرت قراءة هذا الجواب',
    unexpected: 'هذا الجواب ليس مكتوبًا كما هو متوقّع',
    unique: 'اذكروا كل واحد مرة واحدة فقط',
    unknown: 'لا سؤال كهذا في هذه الاستمارة',
    formats: {
      date: 'اكتبوا اليوم ثم الشهر ثم السنة، مثلًا ٣٠/٤/٢٠١٥',
      email: 'صيغة البريد الإلكتروني غير صحيحة',
      uri: 'اكتبوا عنوانًا على الشبكة، مثلًا \u2066https://www.example.org\u2069',
      phone: 'اكتبوا رقم هاتف، مثلًا \u2066+961 1 234 567\u2069',
    },
    phones: {
      noCountry: 'اختاروا بلد هذا الرقم، أو ابدؤوه بعلامة + ورمز البلد، مثلًا \u2066+961 1 234 567\u2069',
      unknownCode: 'لا بلد له هذا الرمز. اختاروا البلد، أو صحّحوا الرمز الذي بعد علامة +',
      tooShort: 'رقم الهاتف هذا قصير جدًا: بعد رمز البلد ٥ أرقام على الأقل',
      tooLong: 'رقم الهاتف هذا طويل جدًا: فيه ١٥ رقمًا على الأكثر مع رمز البلد',
    },
    dates: {
      shortYear: 'اكتبوا السنة بأربعة أرقام، مثلًا ٢٠١٥',
      unclear: 'هذا يحتمل يومين. اكتبوا رقمين لليوم ورقمين للشهر، مثلًا ٠٥٠٤٢٠١٥',
    },
    future: 'لا يمكن أن يكون هذا التاريخ في المستقبل',
    limits: {
      maxLength: {
        zero: 'لا تكتبوا شيئًا هنا',
        one: 'اكتبوا حرفًا واحدًا على الأكثر (العدد الآن {length})',
        two: 'اكتبوا حرفين على الأكثر (العدد الآن {length})',
        few: 'اكتبوا {limit} أحرف على الأكثر (العدد الآن {length})',
        many: 'اكتبوا {limit} حرفًا على الأكثر (العدد الآن {length})',
        other: 'اكتبوا {limit} حرف على الأكثر (العدد الآن {length})',
      },
      minLength: {
        zero: 'اكتبوا ما تشاؤون',
        one: 'اكتبوا حرفًا واحدًا على الأقل',
        two: 'اكتبوا حرفين على الأقل',
        few: 'اكتبوا {limit} أحرف على الأقل',
        many: 'اكتبوا {limit} حرفًا على الأقل',
        other: 'اكتبوا {limit} حرف على الأقل',
      },
      minimum: { other: 'اكتبوا {limit} أو أكثر' },
      maximum: { other: 'اكتبوا {limit} أو أقل' },
      minItems: { other: 'العدد الأدنى هو {limit}' },
      maxItems: { other: 'العدد الأقصى هو {limit}' },
      multipleOf: { other: 'اكتبوا عددًا من مضاعفات {limit}' },
    },
    attachment: {
      empty: 'الملف فارغ',
      incomplete: 'الملف غير مكتمل أو تالف. اختاروا نسخة أخرى منه',
      type: 'يجب أن يكون الملف من نوع {types}',
      size: 'حجم الملف يتجاوز {size} ميغابايت',
    },
  },
};
