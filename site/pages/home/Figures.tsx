import { school } from '../../school.ts';

const figures = [
  { value: String(school.founded), label: 'the year we opened' },
  { value: '1,625', label: 'learners, about' },
  { value: '250', label: 'teachers and staff, about' },
  { value: 'K–12', label: 'one school, five divisions' },
];

/** The school in four figures, set in one line. */
export function Figures() {
  return (
    <div className="page">
      <dl className="figures">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
