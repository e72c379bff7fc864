import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const stayingHome: DocumentSection = {
  id: 'staying-home',
  title: 'When to stay at home',
  body: (
    <>
      <p>
        School days are strenuous, and a classroom shares everything. In doubt, a day at home is shorter than a week for
        six families. What a physician has said to you always goes before this table.
      </p>
      <Table
        caption="Signs, and the way back to class"
        head={['Sign', 'At home', 'Back at school']}
        rows={[
          [
            'Fever',
            'Rest; ask your physician if it stays',
            'When it is gone without medicine and the child is lively again',
          ],
          [
            'Vomiting or diarrhoea',
            'Drink, rest; ask your physician',
            'When both have stopped and the child eats normally',
          ],
          [
            'A rash you do not know',
            'Have it seen by a physician',
            'With the physician’s word that it is not contagious',
          ],
          ['Red, sticky eyes', 'Have them seen by a physician', 'When treated and no longer sticky'],
          [
            'Head lice',
            'Treat the child and look through the family',
            'After the treatment; the Health Office looks again, discreetly',
          ],
          ['A contagious illness', 'Follow your physician; tell us the same day', 'With a physician’s note'],
          ['A cold, and the child is well', '', 'May come; handkerchiefs in the bag'],
        ]}
      />
      <p>
        After a longer illness, an operation or a fracture, please see the Health Office before the first day back:
        stairs, sport, the bag and the bus may need arranging.
      </p>
    </>
  ),
};
