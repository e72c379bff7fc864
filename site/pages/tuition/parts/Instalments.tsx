interface InstalmentsProps {
  /** Column headings: number, month, reminder. */
  readonly head: readonly string[];
  /** Months in order of payment, each with its reminder. */
  readonly months: readonly { readonly number: string; readonly month: string; readonly remember?: string }[];
}

/** The instalments as a table. */
export function Instalments({ head, months }: InstalmentsProps) {
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
        {months.map(({ number, month, remember }) => (
          <tr key={month}>
            <td>{number}</td>
            <th scope="row">{month}</th>
            <td>{remember}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
