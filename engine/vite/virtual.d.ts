declare module 'virtual:forms' {
  /** A form as the site's routes know it, before its module is loaded. */
  export interface FormEntry {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly route: string;
    readonly aliases: readonly string[];
    readonly menu?: import('../core/types.ts').MenuEntry;
    load(): Promise<import('../core/types.ts').Form>;
  }
  export const forms: readonly FormEntry[];
}

declare module 'virtual:forms/all' {
  export const forms: readonly import('../core/types.ts').Form[];
}
