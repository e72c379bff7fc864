interface InstalmentsProps {
  /** Column headings: number, month, reminder. */
  readonly head: readonly string[];
  /** Months in order of payment, each with its reminder. */
  readonly months: readonly (readonly [month: string, remember?: string])[];
  /** Formats a number in the digits of the page's language. */
  number(value: number): string;
}

/** The instalments as a table. */
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
