// Workbooks of XLSForms, written by another library than the one that reads them.
import { writeXlsx } from 'hucre/xlsx';

type Rows = readonly (readonly (string | number | boolean | null)[])[];

/** The bytes of a workbook with these sheets. */
export function workbook(
  sheets: Readonly<Record<string, Rows>>,
  stringMode: 'shared' | 'inline' = 'shared',
): Promise<Uint8Array> {
  const all = Object.entries(sheets).map(([name, rows]) => ({
    name,
    rows: rows.map((row) => row.map(withReferences)),
  }));
  return writeXlsx({ sheets: all, stringMode });
}

/** `@name` is written for the reference to a question. */
function withReferences<Cell>(cell: Cell): Cell | string {
  return typeof cell === 'string' ? cell.replaceAll(/@(\w+)/g, '$${$1}') : cell;
}

/** A survey of these columns, with choices and settings. */
export const trip: Readonly<Record<string, Rows>> = {
  survey: [
    [
      'type',
      'name',
      'label::English (en)',
      'label::Arabic (ar)',
      'hint',
      'required',
      'required_message',
      'relevant',
      'constraint',
      'constraint_message',
      'appearance',
      'default',
    ],
    ['start', 'started'],
    ['note', 'hello', 'One form for **each** child.', 'استمارة لكل ولد.'],
    ['begin_group', 'child', 'The child', 'الولد'],
    ['text', 'full-name', 'Full name', 'الاسم الكامل', 'As in the passport', 'yes', 'Please write the name'],
    ['integer', 'age', 'Age', 'العمر', null, 'yes', null, null, '. > 3 and . <= 18', 'From 4 to 18 years'],
    ['date', 'born', 'Day of birth', 'تاريخ الولادة', null, null, null, null, '. <= today()'],
    ['end_group'],
    ['select_one yes_no', 'swims', 'Does your child swim?', 'هل يسبح ولدكم؟', null, 'true()'],
    ['select_multiple places', 'places', 'Places', 'الأماكن', null, null, null, null, 'count-selected(.) <= 2'],
    [
      'text',
      'sea',
      'What about the sea?',
      'ماذا عن البحر؟',
      null,
      'yes',
      null,
      "@swims = 'yes' and selected(@places, 'sea')",
      null,
      null,
      'multiline',
    ],
    ['begin_group', 'older', 'For the older', 'للأكبر سنًا', null, null, null, '@age >= 12'],
    ['decimal', 'money', 'Pocket money', 'مصروف الجيب', null, null, null, null, '. < 50'],
    [
      'text',
      'phone',
      'Telephone',
      'الهاتف',
      null,
      null,
      null,
      "@swims != 'no'",
      "regex(., '[0-9]{8}')",
      'Eight digits',
    ],
    ['end_group'],
    ['begin_repeat', 'friend', 'Friend', 'صديق'],
    ['text', 'name', 'Name', 'الاسم', null, 'yes'],
    ['select_one yes_no or_other', 'knows', 'Knows the way', 'يعرف الطريق'],
    ['text', 'why', 'Why not?', 'لمَ لا؟', null, 'yes', null, "not(@knows = 'yes')"],
    ['text', 'far', 'Too far', 'بعيد', null, null, null, "@swims = 'no'"],
    ['end_repeat'],
    ['geopoint', 'where', 'Where?'],
    ['calculate', 'sum'],
    ['image', 'photo', 'Photo', 'صورة'],
    ['acknowledge', 'agree', 'I agree', 'أوافق', null, 'yes'],
  ],
  choices: [
    ['list_name', 'name', 'label::English (en)', 'label::Arabic (ar)', 'image'],
    ['yes_no', 'yes', 'Yes', 'نعم'],
    ['yes_no', 'no', 'No', 'لا'],
    ['places', 'sea', 'The sea', 'البحر', 'sea.png'],
    ['places', 'hills', 'The hills', 'التلال'],
    ['places', 7, 'Seven springs', 'سبع عيون'],
  ],
  settings: [
    ['form_title', 'form_id'],
    ['A Day Out', 'day_out'],
  ],
};
