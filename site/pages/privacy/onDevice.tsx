import type { ProseSection } from '../parts/prose.ts';

/** Section: what is stored on the visitor's device. */
export const onDevice: ProseSection = {
  title: 'Forms that you have begun',
  text: [
    'While you fill in a form, your answers and files are kept in your own browser, on your own device, so that you do not lose them. Nobody else gets them before you press Submit.',
    'They are removed once the form has been sent, and 30 days after your last change at the latest. Below each form, behind “Save or remove answers, print a blank form”, stand “Start again”, which removes them at once, and “Keep nothing on this device”, which also keeps none from then on.',
    'On a device that others use as well, please choose “Keep nothing on this device”, or remove your answers before you leave.',
  ],
  notes: [
    {
      title: 'Only the receipt stays',
      text: ['The browser remembers the reference number of the last form that you sent, so that you can look it up.'],
    },
  ],
};
