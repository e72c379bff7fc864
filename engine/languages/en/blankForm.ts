// Messages of the printed blank form.
import { joinWithOr } from '../../core/index.ts';

export const blankForm = {
  print: 'Print',
  close: 'Back to the form',
  /** Of a question that need not be answered where another is. */
  or: (titles: readonly string[]) =>
    `(this, or ${joinWithOr(
      'en',
      titles.map((title) => `“${title}”`),
    )})`,
  /** The wordings of one question. */
  titles: (titles: readonly string[]) => titles.join(' / '),
  sometimes: '(only if it applies)',
  attach: 'Please attach a copy.',
  computed: 'We work this out from your answers.',
  secret: 'Please do not write this on paper: it is asked for on the page only.',
  formats: { date: 'Day / month / year', time: 'Hours : minutes', 'date-time': 'Day / month / year, hours : minutes' },
  onlyIfAnswered: (title: string, except: boolean) =>
    except ? `(not if “${title}” is answered)` : `(only if “${title}” is answered)`,
  onlyIf: (title: string, values: readonly string[], except: boolean) =>
    `(${except ? 'not' : 'only'} if “${title}” is ${joinWithOr('en', values)})`,
};
