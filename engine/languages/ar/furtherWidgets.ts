// Messages of the widgets that only some forms need.
import type { FurtherWidgetMessages } from '../texts.ts';

export const furtherWidgets: FurtherWidgetMessages = {
  clear: (label) => `التراجع عن الإجابة عن «${label}»`,
  clearShort: 'تراجع',
  more: (label) => `زيادة: ${label}`,
  less: (label) => `إنقاص: ${label}`,
  showPassword: (label) => `إظهار: ${label}`,
  show: 'إظهار',
};
