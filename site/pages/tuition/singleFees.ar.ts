/** The fees that are paid once. */
export const singleFees = [
  { name: 'رسم تقديم الطلب', text: 'لا يُستردّ.' },
  { name: 'رسم القبول', text: 'لا يُستردّ.' },
  { name: 'رسم التسجيل', text: 'يُحسم من الدفعة الأخيرة من القسط المدرسي.' },
];
