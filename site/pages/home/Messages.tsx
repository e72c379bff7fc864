import { Link } from 'wouter';
import { Picture } from '../parts/Picture.tsx';

/** The two messages side by side: the principal's in English, the bishop's in Arabic. */
export function Messages() {
  return (
    <section className="page band messages" aria-label="Messages">
      <figure className="message">
        <Picture name="portrait-principal" alt="" />
        <h2>The Principal’s message</h2>
        <blockquote>
          <p>
            “A school cannot keep its promises alone. It needs parents who trust it, who ask, and who say so when we are
            mistaken.”
          </p>
        </blockquote>
        <Link href="/Principal">Read the Principal’s message</Link>
      </figure>
      <figure className="message" lang="ar" dir="rtl">
        <Picture name="portrait-bishop" alt="" />
        <h2>كلمة صاحب السيادة</h2>
        <blockquote>
          <p>
            «ليست التربية في تقليدنا الأرثوذكسيّ نقلَ معلوماتٍ من كتابٍ إلى ذاكرة، بل هي مرافقةُ إنسانٍ خُلق على صورة الله
            لينمو نحو مثاله.»
          </p>
        </blockquote>
        <Link href="/Eminence">اقرأ كلمة صاحب السيادة</Link>
      </figure>
    </section>
  );
}
