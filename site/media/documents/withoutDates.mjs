const fixed = "(D:20260901000000+00'00')";

/**
 * Gives a printed file one date for all times, so that the same source prints the same bytes. Nothing moves in it.
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
