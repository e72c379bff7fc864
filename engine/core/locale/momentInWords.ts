/**
 * The function that writes a time (`HH:MM`) or a day with a time (`YYYY-MM-DDTHH:MM`) as the language does. The compiler writes this
 * function's own source into the modules of the forms that ask for times: it uses nothing of this module but its arguments.
 * @param digits of the language, from zero to nine
 * @param separator between day, month and year
 * @param comma between day and time
 */
export function momentInWords(digits: string, separator: string, comma: string): (answer: string) => string {
  return (answer) => {
    const [, day, time] = /^(?:(\d{4}-\d\d-\d\d)T)?(\d\d:\d\d)$/.exec(answer) ?? [];
    if (time === undefined) return answer;
    const written = day === undefined ? time : day.split('-').reverse().join(separator) + comma + time;
    return written.replace(/\d/g, (digit) => digits.charAt(Number(digit)));
  };
}
