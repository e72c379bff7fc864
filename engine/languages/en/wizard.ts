// The engine's own messages, in English; everything else comes from the definition.
import { countryNames } from './countryNames.ts';
import { WEEKDAYS } from './weekdays.ts';

export const wizard = {
  position: (step: number, steps: number, label: string) => `Step ${step} of ${steps}: ${label}`,
  progress: 'Progress',
  states: { completed: 'Completed', current: 'Current', pending: 'Pending' },
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit',
  submitting: 'Submitting...',
  sent: (percent: number) => `${percent} % sent`,
  optional: '(optional)',
  requiredNote: 'Every question is required unless it says “optional”.',
  honeypot: 'Please leave this empty',
  errorTitle: 'Error: ',
  summaryTitle: 'Please look at these answers again',
  /** Title of the error summary where no answer is missing. */
  wrongTitle: {
    next: 'Please correct the answers below before proceeding.',
    submit: 'Please correct the answers below before submitting.',
  },
  missingTitle: 'Still missing',
  andMore: (count: number) => `and ${count} more`,
  comma: ', ',
  onWeekday: (weekday: number, date: string) => `${WEEKDAYS[weekday]} ${date}`,
  dayAndTime: (date: string, hours: number, minutes: string) =>
    `${date} at ${String(hours).padStart(2, '0')}:${minutes}`,
  datePlaceholder: 'DD / MM / YYYY',
  dateHint: 'Digits are enough: 30042015',
  wrongScript: {
    arabic: 'This looks like Latin letters. If you can, please write it in Arabic letters.',
    latin: 'This looks like Arabic letters. If you can, please write it in Latin letters.',
  },
  choose: 'Choose…',
  noMatch: 'Nothing in the list matches',
  matches: (count: number) => (count === 1 ? '1 option' : `${count} options`),
  showOptions: (label: string) => `${label}: show all options`,
  country: (label: string) => `${label}: country`,
  noCountry: 'Other country',
  countryNames,
  chooseFile: 'Choose a file',
  chooseAnother: 'Choose another file',
  addFile: 'Add a file',
  takePhoto: 'Take a photo',
  removeFile: (name: string) => `Remove ${name}`,
  fileLimits: (types: string, size: string, multiple: boolean) => `${types}, at most ${size}${multiple ? ' each' : ''}`,
  units: { megabytes: 'MB', kilobytes: 'kB' },
  fileComing: (name: string) => `${name} is being made ready…`,
  filesFirst: 'One moment: your file is still being made ready.',
  /** What the form does once the file is attached, if Next or Submit was pressed. */
  onceAttached: {
    next: 'The form then goes on by itself.',
    send: 'The form is then submitted by itself, unless you change something.',
  },
  fileNow: (name: string) => `${name} is attached.`,
  fileNotStored: 'This file is not kept on this device. If you close this page, please choose it again.',
  fileGone: (name: string) => `${name} was removed.`,
  entry: (noun: string, number: number) => `${noun} ${number}`,
  add: 'Add',
  remove: 'Remove',
  /** `verb` may already end with the noun ("Remove Learner"). */
  removeEntry: (verb: string, noun: string, number: number, named: string | undefined) => {
    if (verb.endsWith(` ${noun}`)) return named ? `${verb} ${number} (${named})` : `${verb} ${number}`;
    return named ? `${verb} ${named} (${noun} ${number})` : `${verb} ${noun} ${number}`;
  },
  sameAs: (label: string) => `Same as “${label}”`,
  earlier: (reference: string, when: string) => `You have already sent this form: ${reference}, received on ${when}.`,
  openConfirmation: 'Open the confirmation again',
  review: 'Review answers',
  backToReview: 'Back to the review',
  change: 'Change',
  cleared: (labels: string) => `Removed, because it no longer applies: ${labels}.`,
  entryRemoved: (entry: string) => `${entry} was removed.`,
  undo: 'Undo',
  /** The other messages of the blank form are loaded with it (`./blankForm.ts`). */
  blank: { open: 'Blank form to print' },
  draft: {
    restored: (when: string) => `Your answers of ${when} are here again.`,
    lostFiles: 'These files could not be brought back. Please attach them again:',
    orphans: 'These answers no longer belong to a question of this form. Please note down what you still need:',
    /** The place of an answer: titles of step, group and question. */
    place: (titles: readonly string[]) => titles.join(' › '),
    dismiss: 'I no longer need these answers',
    saved: (when: string) =>
      `Your answers are kept on this device for 30 days, also if you close this page. Last saved ${when}.`,
    willSave: 'Your answers are kept on this device while you fill in the form, also if you close this page.',
    refused: 'This browser keeps nothing on this device. If you close this page, your answers are gone.',
    off: 'Nothing is kept on this device. If you close this page, your answers are gone.',
    conflictTitle: 'This form is also being filled in in another tab',
    paused: 'Nothing is kept on this device until you have chosen which answers to go on with.',
    conflict: 'The answers there are newer than the ones kept from this page. Which ones do you want to go on with?',
    thisPage: 'The answers on this page',
    otherTab: 'The answers of the other tab',
    ways: 'Save or remove answers, print a blank form',
    saveFile: 'Save to a file',
    saveFileHint: 'One file with all answers and attachments, to go on with on another device.',
    openFile: 'Go on from a file',
    wrongFile: 'This file holds no unfinished form of this kind. Please choose the file that you saved here.',
    startAgain: 'Start again',
    saveNothing: 'Keep nothing on this device',
    confirm: 'This removes all your answers and files from this form. Are you sure?',
    confirmYes: 'Yes, remove them all',
    confirmNo: 'No, go on',
  },
  reference: 'Your reference number',
  keepReference: 'Please keep this number: it is how the school finds your application.',
  receivedAt: (when: string) => `Received on ${when}.`,
  print: 'Save or print a copy',
  copyTitle: 'Your answers',
  ticked: 'Yes',
  notTicked: 'No',
  noAnswer: 'Not answered',
  received: {
    reference: 'What was received:',
    keep: 'Keep what was received',
    sendAsNew: 'Send the changed answers as a new application',
  },
  /** By the reason why a submission failed; `submit` is the button's label. */
  failure: (submit: string) => ({
    unreachable: {
      title: 'Waiting to be sent',
      text: `There seems to be no connection. Nothing you wrote is lost: the form is kept here and is sent by itself as soon as the connection is back. You can also press ${submit} again.`,
    },
    refused: {
      title: 'Some answers need another look',
      text: `Nothing was sent yet. Please mend what is listed here and press ${submit} again.`,
    },
    'too-large': {
      title: 'The files are too large to send',
      text: `Please attach smaller files and press ${submit} again. All your answers are still here.`,
    },
    'already-received': {
      title: 'The school has this form already',
      text: 'It was received before your last changes; the changes have not arrived. You can leave it at what was received: what you have changed since is then removed here. Or you can send the changed answers as a new application; please tell the school then which of the two counts.',
    },
    fault: {
      title: 'The school’s service had a fault',
      text: `Nothing you wrote is lost. The form is kept here and is sent again by itself in a moment; pressing ${submit} again makes no second application.`,
    },
    'not-saved': {
      title: 'The file could not be saved',
      text: `The browser did not take the file. Nothing you wrote is lost. Please allow downloads for this page and press ${submit} again.`,
    },
  }),
} as const;
