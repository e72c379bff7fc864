import type { Answers, Computation } from '../model/types.ts';

/**
 * The function that computes an answer from the answers of its group. It returns undefined as long as the answers that it needs are
 * missing. The compiler copies the source of `computing` into the modules of forms with computed answers, which import nothing;
 * therefore it must use no import and no other name of this file.
 */
export function computing(computation: Computation): (answers: Answers) => unknown {
  /** What is answered at the path: one answer, or those of all entries of the lists on its way; of a list its entries. */
  const all = (value: unknown, [key, ...below]: readonly string[]): readonly unknown[] => {
    if (key === undefined) return [value].flat().filter((one) => one !== undefined);
    if (Array.isArray(value)) return value.flatMap((entry) => all(entry, [key, ...below]));
    return Object.hasOwn(Object(value), key) ? all((value as Answers)[key], below) : [];
  };
  const given = (answers: Answers, name: string) => all(answers, name.split('/'));
  /** The same without lists of lists. */
  const single = (answers: Answers, names: readonly string[]): readonly unknown[] =>
    names.flatMap((name) => given(answers, name)).flat(9);
  /** Binary fractions: 0.1 + 0.2 is a little more than 0.3. */
  const total = (numbers: readonly number[]) => Number(numbers.reduce((sum, one) => sum + one, 0).toFixed(9));
  /** Year, month and day; undefined for anything but a day of the calendar. */
  const readDay = (answers: Answers, name: string) => {
    const text = String(/^\d/.test(name) ? name : given(answers, name)[0]);
    const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
    if (!day || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return undefined;
    return { time: day.getTime(), months: day.getUTCFullYear() * 12 + day.getUTCMonth(), day: day.getUTCDate() };
  };
  if ('sum' in computation) {
    return (answers) => {
      return total(single(answers, computation.sum).filter((one) => typeof one === 'number'));
    };
  }
  if ('count' in computation) return (answers) => given(answers, computation.count).length;
  if ('join' in computation) {
    return (answers) => {
      const texts = single(answers, computation.join).filter((one) => one !== undefined);
      return texts.join(computation.with ?? ' ') || undefined;
    };
  }
  if ('difference' in computation) {
    const { difference, in: unit } = computation;
    return (answers) => {
      const [from, to] = difference.map((name) => readDay(answers, name));
      if (!from || !to) return undefined;
      if (unit === 'days') return (to.time - from.time) / 86_400_000;
      const months = to.months - from.months - (to.day < from.day ? 1 : 0);
      return unit === 'months' ? months : Math.floor(months / 12);
    };
  }
  const { of } = computation;
  return (answers) => {
    const options = single(answers, [computation.pick]).map(String);
    const numbers = options.flatMap((option) => (Object.hasOwn(of, option) ? (of[option] ?? []) : []));
    return numbers.length > 0 ? total(numbers) : undefined;
  };
}
