import { imported } from './imported.ts';
import { workbook } from './workbook.ts';

type Row = Readonly<Record<string, string>>;

/** Imports a survey of these rows, with the columns that they have. */
export async function surveyed(rows: readonly Row[], choices: readonly (readonly string[])[] = [], settings: Row = {}) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const made = await imported(
    await workbook({
      survey: [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))],
      choices: [['list_name', 'name', 'label'], ['yes_no', 'yes', 'Yes'], ['yes_no', 'no', 'No'], ...choices],
      settings: [Object.keys(settings), Object.values(settings)],
    }),
  );
  const schema = Object(made.read('questions.schema.json'));
  return { ...made, schema, properties: schema.properties, text: made.lines.join('\n') };
}
