/** A school year: from the day `since` until before the day `before`, both as `YYYY-MM-DD`. */
export interface SchoolYear {
  readonly since: string;
  readonly before: string;
}

/** The school year in which `today` (`YYYY-MM-DD`) is, and the one before; `begins` is `MM-DD`, and a day of every year. */
export function schoolYears(today: string, begins = '01-01'): readonly [now: SchoolYear, last: SchoolYear] {
  const year = Number(today.slice(0, 4));
  const first = today.slice(5) < begins ? year - 1 : year;
  const day = (of: number) => `${String(of).padStart(4, '0')}-${begins}`;
  return [
    { since: day(first), before: day(first + 1) },
    { since: day(first - 1), before: day(first) },
  ];
}
