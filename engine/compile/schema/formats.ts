// Formats as regular expressions, so that standalone validators carry them inline and need no code generation.

/** A day of the calendar, leap years included. */
const DATE =
  /^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;

export const FORMATS: Readonly<Record<string, RegExp>> = {
  date: DATE,
  // One @, a dot in the domain, no blanks: the HTML standard's spirit, stricter about the dot because a parent's
  // address without one is a slip.
  email: /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/,
  // A web address as browsers write it, with its scheme.
  uri: /^https?:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/,
  // E.164 as core's `keptPhone` writes a number that it can read; it gives nothing else this shape.
  phone: /^\+[1-9]\d{5,14}$/,
};
