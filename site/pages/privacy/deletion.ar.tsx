import { school } from '../../school.ts';
import { askNote } from '../parts/askNote.tsx';
import { Latin } from '../parts/Latin.tsx';
import type { ProseSection } from '../parts/prose.ts';

/** Section: how a family requests a copy or the deletion of its answers. */
export const deletion: ProseSection = {
  title: 'للاطلاع عليها أو تصحيحها أو حذفها',
  body: (
    <>
      <p>
        اكتبوا إلى{' '}
        <a href={`mailto:${school.email}?subject=${encodeURIComponent('الخصوصية')}`}>
          <Latin>{school.email}</Latin>
        </a>{' '}
        أو تعالوا إلى مكتب المدرسة، واذكروا رقم طلبكم. ولا حاجة إلى ذكر السبب.
      </p>
      <ul>
        <li>نقول لكم ما الذي حفظناه، ونعطيكم نسخة عنه.</li>
        <li>ندوّن ما يجب تصحيحه.</li>
        <li>نحذف الاستمارة وملفاتها نهائيًا. وإن كان القرار لم يصدر بعد، انتهى الطلب معها.</li>
      </ul>
      <p>وكي لا يطلب أحد ذلك نيابة عنكم، قد نسألكم من أنتم.</p>
    </>
  ),
  notes: [askNote('اسألونا', 'مكتب المدرسة')],
};
