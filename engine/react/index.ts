/** @public For a caller's own widgets. */
export type { WidgetProps } from './rjsf/props.ts';
/** @public For a caller's stock widgets and templates. */
export { stockMessages } from './rjsf/stockMessages.ts';
export { Wizard } from './Wizard.tsx';
