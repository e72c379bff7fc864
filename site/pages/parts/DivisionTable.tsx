import { Link } from 'wouter';
import { divisions } from '../divisions/divisions.ts';

/** The five divisions with their years and ages, each a link to its own page. */
export function DivisionTable() {
  return (
    <table className="division-table">
      <thead>
        <tr>
          <th scope="col">Division</th>
          <th scope="col">Years</th>
          <th scope="col">Ages</th>
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
