const fixed = "(D:20260901000000+00'00')";

/**
 * Replaces the dates in a PDF by a fixed one of the same length, so that the same source gives the same bytes.
 * @param {Buffer} file
 * @returns {Buffer}
 */
export function withoutDates(file) {
  const text = file
    .toString('latin1')
    .replace(/(\/(?:CreationDate|ModDate) )(\(D:[^)]*\))/g, (all, name, date) =>
      date.length === fixed.length ? name + fixed : all,
    );
  return Buffer.from(text, 'latin1');
}
