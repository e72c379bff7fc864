/** The fees that are paid once. */
export const singleFees = [
  { name: 'Application fee', text: 'Not refundable.' },
  { name: 'Admission fee', text: 'Not refundable.' },
  { name: 'Registration fee', text: 'Deducted from the final tuition instalment.' },
];
