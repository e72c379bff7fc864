import * as facts from 'virtual:facts/en';
import type { DocumentSection } from '../SchoolDocument.ts';
import { Table } from '../Table.tsx';

export const stayingHome: DocumentSection = {
  id: 'staying-home',
  title: 'When to stay at home',
  body: (
    <>
      <p>
        School days are strenuous, and a classroom shares everything. If you are in doubt, please keep your child at
        home for a day. What a physician has told you always comes before this table.
      </p>
      <Table
        caption="Signs, and when we ask you to send your child back"
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
            'A rash that you do not know',
            'Have it seen by a physician',
            'When the physician says that it is not contagious',
          ],
          ['Red, sticky eyes', 'Have them seen by a physician', 'When treated and no longer sticky'],
          [
            'Head lice',
            'Treat the child and look through the family',
            `After the treatment; please tell the ${facts.healthOffice}`,
          ],
          [
            'A contagious illness',
            'Follow your physician; tell us the same day',
            'When the physician says so, if possible in writing',
          ],
          ['A cold, and the child is well', '', 'May come; handkerchiefs in the bag'],
        ]}
      />
      <p>
        After a longer illness, an operation or a fracture, please speak with the {facts.healthOffice} before the first
        day back: stairs, sport, the bag and the bus may need arranging.
      </p>
    </>
  ),
};
