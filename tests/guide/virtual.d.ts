declare module 'virtual:form/gallery/en' {
  export const form: import('../../engine/core/index.ts').Form;
}
