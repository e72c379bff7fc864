// The facts of facts.json that scripts use. `npm run check` tells which of them facts.json lacks.
declare module 'virtual:facts' {
  export const email: string;
  export const facebook: string;
  export const instagram: string;
  export const phone: string;
  /** As links have it, without spaces. */
  export const phoneNumber: string;
  export const retentionDays: string;
  export const url: string;
  export const x: string;
  export const youTube: string;
}

declare module 'virtual:facts/*' {
  export const accountsOffice: string;
  export const address: string;
  export const advisoryMinutes: string;
  export const counselingOffice: string;
  export const discount: string;
  export const discountMonth: string;
  export const exams: string;
  export const founded: string;
  export const hardshipRequests: string;
  export const healthOffice: string;
  export const instalments: string;
  export const intermediateAges: string;
  export const intermediateYears: string;
  export const learners: string;
  export const lowerElementaryAges: string;
  export const lowerElementaryYears: string;
  export const monthlyInstalments: string;
  export const name: string;
  export const place: string;
  export const preschoolAges: string;
  export const preschoolYears: string;
  export const schoolDay: string;
  export const schoolDayYears: string;
  export const schoolOffice: string;
  export const staff: string;
  export const steamYears: string;
  export const upperElementaryAges: string;
  export const upperElementaryYears: string;
}
