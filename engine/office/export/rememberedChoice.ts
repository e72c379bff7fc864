// What was chosen for the last export of a form, remembered on the device. It names questions, never answers.
export interface ExportChoice {
  readonly as: 'xlsx' | 'csv';
  /** Ids of columns; undefined for all. */
  readonly columns?: readonly string[] | undefined;
}

const keyOf = (form: string) => `office-export-${form}`;

/** A workbook with all columns, unless another choice is remembered. */
export function rememberedChoice(form: string): ExportChoice {
  try {
    const { as, columns } = JSON.parse(localStorage.getItem(keyOf(form)) ?? '{}');
    const isList = Array.isArray(columns) && columns.every((one) => typeof one === 'string');
    return { as: as === 'csv' ? 'csv' : 'xlsx', columns: isList ? columns : undefined };
  } catch (error) {
    // The browser refuses storage, or something else wrote there.
    if (error instanceof DOMException || error instanceof SyntaxError) return { as: 'xlsx' };
    throw error;
  }
}

/** Does nothing where the browser refuses storage. */
export function rememberChoice(form: string, choice: ExportChoice): void {
  try {
    localStorage.setItem(keyOf(form), JSON.stringify(choice));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
