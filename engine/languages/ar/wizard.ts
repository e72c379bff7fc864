// The engine's own messages, in Arabic. Names and numbers of the other direction are isolated (core/locale/isolateText.ts).
import { digitsIn, isolateText, numberIn, pluralOf } from '../../core/index.ts';
import type { WizardMessages } from '../texts.ts';
import { WEEKDAYS } from './weekdays.ts';

const number = (count: number) => numberIn('ar', count);
const apart = (text: string) => isolateText(text, 'ar');

export const wizard: WizardMessages = {
  position: (step, steps, label) => `الخطوة ${number(step)} من ${number(steps)}: ${label}`,
  progress: 'مراحل الاستمارة',
  states: { completed: 'مكتملة', current: 'الحالية', pending: 'لاحقة' },
  previous: 'السابق',
  next: 'التالي',
  submit: 'إرسال',
  submitting: 'جارٍ الإرسال...',
  sent: (percent) => `أُرسل ${number(percent)}٪`,
  optional: '(اختياري)',
  requiredNote: 'كل الأسئلة إلزامية ما لم يُذكر أنها «اختيارية».',
  errorTitle: 'خطأ: ',
  summaryTitle: 'يرجى مراجعة هذه الأجوبة',
  wrongTitle: {
    next: 'يرجى تصحيح الأجوبة أدناه قبل المتابعة.',
    submit: 'يرجى تصحيح الأجوبة أدناه قبل الإرسال.',
  },
  missingTitle: 'ما زال ينقص',
  andMore: (count: number) => `و${count} غيرها`,
  comma: '، ',
  onWeekday: (weekday, date) => `${WEEKDAYS[weekday]}، ${date}`,
  // A 12-hour clock: ص before noon, م after it.
  dayAndTime: (date, hours, minutes) =>
    `${date} في ${digitsIn('ar', `${hours % 12 || 12}:${minutes}`)} ${hours < 12 ? 'ص' : 'م'}`,
  datePlaceholder: 'يوم / شهر / سنة',
  dateHint: 'تكفي الأرقام: ٣٠٠٤٢٠١٥',
  wrongScript: {
    arabic: 'يبدو هذا مكتوبًا بالأحرف اللاتينية. يُستحسن أن تكتبوه بالأحرف العربية.',
    latin: 'يبدو هذا مكتوبًا بالأحرف العربية. يُستحسن أن تكتبوه بالأحرف اللاتينية.',
  },
  choose: 'اختاروا…',
  noMatch: 'لا شيء في اللائحة يطابق ما كتبتم',
  matches: (count) =>
    pluralOf('ar', count, {
      zero: 'لا خيارات',
      one: 'خيار واحد',
      two: 'خياران',
      few: `${number(count)} خيارات`,
      many: `${number(count)} خيارًا`,
      other: `${number(count)} خيار`,
    }),
  showOptions: (label) => `${label}: عرض كل الخيارات`,
  country: (label) => `${label}: البلد`,
  noCountry: 'بلد آخر',
  countryNames: async () => (await import('./countryNames.ts')).countryNames,
  chooseFile: 'اختاروا ملفًا',
  chooseAnother: 'اختاروا ملفًا آخر',
  addFile: 'أضيفوا ملفًا',
  takePhoto: 'التقطوا صورة',
  removeFile: (name) => `إزالة ${apart(name)}`,
  fileLimits: (types, size, multiple) => `${types}، ${size} على الأكثر${multiple ? ' لكل ملف' : ''}`,
  // Written out: Arabic has no common abbreviations of them.
  units: { megabytes: 'ميغابايت', kilobytes: 'كيلوبايت' },
  fileComing: (name) => `يجري تحضير ${apart(name)}…`,
  filesFirst: 'لحظة من فضلكم: ما زال ملفكم قيد التحضير.',
  onceAttached: {
    next: 'بعد ذلك تتابع الاستمارة من تلقاء نفسها.',
    send: 'بعد ذلك تُرسل الاستمارة من تلقاء نفسها، ما لم تعدّلوا شيئًا.',
  },
  fileNow: (name) => `أُرفق ${apart(name)}.`,
  fileNotStored: 'هذا الملف غير محفوظ على هذا الجهاز. إن أغلقتم هذه الصفحة فاختاروه من جديد.',
  fileGone: (name) => `أُزيل ${apart(name)}.`,
  entry: (noun, index) => `${noun} ${number(index)}`,
  honeypot: 'يُترك هذا الحقل فارغًا',
  add: 'إضافة',
  remove: 'إزالة',
  removeEntry: (verb, noun, index, named) => {
    if (verb.endsWith(` ${noun}`))
      return named ? `${verb} ${number(index)} (${apart(named)})` : `${verb} ${number(index)}`;
    return named ? `${verb} ${apart(named)} (${noun} ${number(index)})` : `${verb} ${noun} ${number(index)}`;
  },
  sameAs: (label) => `الجواب نفسه كما في «${label}»`,
  earlier: (reference, when) => `سبق أن أرسلتم هذه الاستمارة: ${apart(reference)}، وقد وصلت في ${when}.`,
  openConfirmation: 'افتحوا إشعار الاستلام من جديد',
  review: 'مراجعة الأجوبة',
  backToReview: 'العودة إلى المراجعة',
  change: 'تعديل',
  cleared: (labels) => `أُزيل لأنه لم يعد ينطبق: ${labels}.`,
  entryRemoved: (entry) => `أُزيل: ${entry}.`,
  undo: 'تراجع',
  /** The other messages of the blank form are loaded with it (`./blankForm.ts`). */
  blank: { open: 'استمارة فارغة للطباعة' },
  draft: {
    restored: (when) => `عادت أجوبتكم المحفوظة في ${when}.`,
    orphans: 'لم يعد لهذه الأجوبة سؤال في هذه الاستمارة. يرجى تدوين ما لا تزالون تحتاجون إليه منها:',
    lostFiles: 'تعذّرت استعادة هذه الملفات. يرجى إرفاقها من جديد:',
    place: (titles) => titles.join(' ‹ '),
    dismiss: 'لم أعد أحتاج إلى هذه الأجوبة',
    paused: 'لا يُحفظ شيء على هذا الجهاز إلى أن تختاروا الأجوبة التي تريدون المتابعة بها.',
    saved: (when) => `أجوبتكم محفوظة على هذا الجهاز ٣٠ يومًا، حتى إن أغلقتم هذه الصفحة. آخر حفظ: ${when}.`,
    willSave: 'تُحفظ أجوبتكم على هذا الجهاز أثناء تعبئة الاستمارة، حتى إن أغلقتم هذه الصفحة.',
    refused: 'هذا المتصفح لا يحفظ شيئًا على هذا الجهاز. إن أغلقتم هذه الصفحة ضاعت أجوبتكم.',
    off: 'لا يُحفظ شيء على هذا الجهاز. إن أغلقتم هذه الصفحة ضاعت أجوبتكم.',
    conflictTitle: 'هذه الاستمارة مفتوحة أيضًا في نافذة أخرى',
    conflict: 'الأجوبة هناك أحدث من المحفوظة من هذه الصفحة. بأيّها تريدون المتابعة؟',
    thisPage: 'الأجوبة في هذه الصفحة',
    otherTab: 'الأجوبة في النافذة الأخرى',
    ways: 'حفظ الأجوبة أو إزالتها، وطباعة استمارة فارغة',
    saveFile: 'حفظ في ملف',
    saveFileHint: 'ملف واحد فيه كل الأجوبة والمرفقات، للمتابعة على جهاز آخر.',
    openFile: 'المتابعة من ملف',
    wrongFile: 'ليس في هذا الملف استمارة غير مكتملة من هذا النوع. يرجى اختيار الملف الذي حفظتموه هنا.',
    startAgain: 'البدء من جديد',
    saveNothing: 'لا تحفظوا شيئًا على هذا الجهاز',
    confirm: 'هذا يزيل كل أجوبتكم وملفاتكم من هذه الاستمارة. هل أنتم متأكدون؟',
    confirmYes: 'نعم، أزيلوها كلها',
    confirmNo: 'لا، أكملوا',
  },
  reference: 'رقم طلبكم',
  keepReference: 'يرجى الاحتفاظ بهذا الرقم: به تجد المدرسة طلبكم.',
  receivedAt: (when) => `وصل الطلب في ${when}.`,
  print: 'حفظ نسخة أو طباعتها',
  copyTitle: 'أجوبتكم',
  ticked: 'نعم',
  notTicked: 'لا',
  noAnswer: 'بلا جواب',
  received: {
    reference: 'ما وصل إلى المدرسة:',
    keep: 'الاكتفاء بما وصل',
    sendAsNew: 'إرسال الأجوبة المعدّلة طلبًا جديدًا',
  },
  failure: (submit) => ({
    unreachable: {
      title: 'في انتظار الإرسال',
      text: `يبدو أن لا اتصال بالشبكة. لم يضع شيء مما كتبتم: الاستمارة محفوظة هنا وتُرسل من تلقاء نفسها ما إن يعود الاتصال. ويمكنكم أيضًا الضغط على «${submit}» من جديد.`,
    },
    refused: {
      title: 'بعض الأجوبة بحاجة إلى مراجعة',
      text: `لم يُرسل شيء بعد. يرجى تصحيح المذكور هنا والضغط على «${submit}» من جديد.`,
    },
    'too-large': {
      title: 'الملفات أكبر من أن تُرسل',
      text: `يرجى إرفاق ملفات أصغر والضغط على «${submit}» من جديد. كل أجوبتكم ما زالت هنا.`,
    },
    'already-received': {
      title: 'هذه الاستمارة وصلت إلى المدرسة',
      text: 'وصلت قبل تعديلاتكم الأخيرة، والتعديلات لم تصل. يمكنكم الاكتفاء بما وصل: عندئذ يُزال من هنا ما عدّلتموه بعد ذلك. أو يمكنكم إرسال الأجوبة المعدّلة طلبًا جديدًا؛ ويرجى عندئذ إبلاغ المدرسة أيّ الطلبين هو المعتمد.',
    },
    fault: {
      title: 'حدث عطل في خدمة المدرسة',
      text: `لم يضع شيء مما كتبتم. الاستمارة محفوظة هنا وتُرسل من جديد من تلقاء نفسها بعد قليل؛ والضغط على «${submit}» مرة أخرى لا ينشئ طلبًا ثانيًا.`,
    },
    'not-saved': {
      title: 'تعذّر حفظ الملف',
      text: `لم يقبل المتصفح الملف. لم يضع شيء مما كتبتم. يرجى السماح بالتنزيل لهذه الصفحة والضغط على «${submit}» من جديد.`,
    },
  }),
};
