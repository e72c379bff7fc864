interface InstalmentsProps {
  /** The heads of the columns: number, month, and what to remember in it. */
  readonly head: readonly string[];
  /** Months in the order in which they are paid for, each with what to remember in it. */
  readonly months: readonly (readonly [month: string, remember?: string])[];
  /** A number in the digits of the page. */
  number(value: number): string;
}

/** The instalments as a table to be kept. */
export function Instalments({ head, months, number }: InstalmentsProps) {
  return (
    <table className="instalments">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(([month, remember], i) => (
          <tr key={month}>
            <td>{number(i + 1)}</td>
            <th scope="row">{month}</th>
            <td>{remember}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
