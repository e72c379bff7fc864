const format = new Intl.NumberFormat('ar-LB-u-nu-arab', { useGrouping: false });

/** A whole number in the digits of readers of Arabic, e.g. `١٦٢٥`. */
export function arabicNumber(value: number): string {
  return format.format(value);
}
