import { email } from 'virtual:facts';
import { Link } from 'wouter';
import { FormLink } from '../parts/FormLink.tsx';
import { Latin } from '../parts/Latin.tsx';
import { NotFoundPage } from './parts/NotFoundPage.tsx';

/** The page for unknown addresses, in Arabic. */
export function NotFound() {
  return (
    <NotFoundPage
      title="الصفحة غير موجودة"
      description="هذا العنوان لا يقود إلى أي صفحة في موقع المدرسة."
      eyebrow="الخطأ ٤٠٤"
      heading="هذه الصفحة ليست هنا"
      lead="قد يكون في العنوان خطأ، أو تكون الصفحة قد نُقلت. ولا يتأثّر بذلك شيء ممّا أرسلتموه إلينا."
      ways={
        <>
          عودوا إلى <Link href="/">الصفحة الرئيسية</Link>، أو افتحوا <FormLink to="apply" />، أو اكتبوا إلينا على
          العنوان{' '}
          <a href={`mailto:${email}`}>
            <Latin>{email}</Latin>
          </a>
          .
        </>
      }
    />
  );
}
