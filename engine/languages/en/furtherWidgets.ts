// Messages of the widgets that only some forms need; `label` is the title of the question.
export const furtherWidgets = {
  /** The button that takes the answer of a slider back. */
  clear: (label: string) => `Take back the answer to “${label}”`,
  clearShort: 'Take back',
  more: (label: string) => `More: ${label}`,
  less: (label: string) => `Less: ${label}`,
  showPassword: (label: string) => `Show: ${label}`,
  show: 'Show',
};
