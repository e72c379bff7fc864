declare module 'virtual:form/*' {
  export const form: import('../../engine/core/index.ts').Form;
}
