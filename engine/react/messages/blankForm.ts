// Messages of the printed blank form; loaded on demand with it.
import { joinWithOr, type Language } from '../../core/index.ts';

const en = {
  print: 'Print',
  close: 'Back to the form',
  /** The wordings of one question. */
  titles: (titles: readonly string[]) => titles.join(' / '),
  sometimes: '(only if it applies)',
  attach: 'Please attach a copy.',
  date: 'Day / month / year',
  onlyIfAnswered: (title: string, except: boolean) =>
    except ? `(not if “${title}” is answered)` : `(only if “${title}” is answered)`,
  onlyIf: (title: string, values: readonly string[], except: boolean) =>
    `(${except ? 'not' : 'only'} if “${title}” is ${joinWithOr('en', values)})`,
};

export type BlankMessages = typeof en;

const ar: BlankMessages = {
  print: 'طباعة',
  close: 'العودة إلى الاستمارة',
  attach: 'يرجى إرفاق نسخة.',
  titles: (titles) => titles.join(' / '),
  sometimes: '(فقط عند الاقتضاء)',
  date: 'يوم / شهر / سنة',
  onlyIfAnswered: (title, except) => (except ? `(إلا إذا أجبتم عن «${title}»)` : `(فقط إذا أجبتم عن «${title}»)`),
  onlyIf: (title, values, except) => {
    const listed = joinWithOr('ar', values);
    return except ? `(إلا إذا كان جواب «${title}»: ${listed})` : `(فقط إذا كان جواب «${title}»: ${listed})`;
  },
};

export const BLANK_MESSAGES: Readonly<Record<Language, BlankMessages>> = { en, ar };
