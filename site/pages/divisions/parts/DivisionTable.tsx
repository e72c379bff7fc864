import { Link } from 'wouter';
import { useInPagesWords } from '../../parts/useInPagesWords.ts';
import type { Division } from '../division.ts';

interface DivisionTableProps {
  readonly divisions: readonly Division[];
}

/** The five divisions with their years and ages, each linked to its page. */
export function DivisionTable({ divisions }: DivisionTableProps) {
  const { division: heads } = useInPagesWords();
  return (
    <table className="division-table">
      <thead>
        <tr>
          <th scope="col">{heads.name}</th>
          <th scope="col">{heads.years}</th>
          <th scope="col">{heads.ages}</th>
        </tr>
      </thead>
      <tbody>
        {divisions.map(({ name, path, years, ages }) => (
          <tr key={path}>
            <th scope="row">
              <Link href={path}>{name}</Link>
            </th>
            <td>{years}</td>
            <td>{ages}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
