// The message is in Arabic, from right to left, on either page; the head above it is in the page's language. The verse is Mark
// 10:14.
import { founded } from 'virtual:facts/ar';
import { Head } from '../../parts/Head.tsx';
import { Letter } from '../../parts/Letter.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import type { MessageHead } from '../messageHead.ts';

const message = [
  'بهذه الكلمة استقبل الربُّ يسوع الصغار، وبها نفتح نحن أيضًا، في كلّ صباح، باب مدرستنا.',
  'ليست التربية في تقليدنا الأرثوذكسيّ نقلَ معلوماتٍ من كتابٍ إلى ذاكرة، بل هي مرافقةُ إنسانٍ خُلق على صورة الله لينمو نحو مثاله. لذلك نرجو أن يجد كلُّ تلميذٍ عندنا معلّمًا يعرفه باسمه، ويُصغي إلى سؤاله، ويصبر على عثرته، ويفرح بنجاحه.',
  `منذ تأسيسها في العام ${founded} ومدرستُنا تخدم أبناء هذه المدينة، لا تبتغي ربحًا ولا تفرّق بين عائلةٍ وأخرى. تعلّم العلم واللغة، وتغرس معهما المحبّةَ واحترامَ الآخر، والأمانةَ في القليل كما في الكثير. فالعلم بلا محبّةٍ يُتعب صاحبه، أمّا العلم الذي يتقدّس بالمحبّة فيبني البيت والوطن.`,
  'أيّها الأهل الأحبّاء، أنتم المربّون الأوّلون. وما نزرعه في الصفّ لا يُثمر ما لم تسقوه في البيت. فلنبقَ يدًا واحدة، نتصارح إذا أخطأنا، ونتساند إذا تعبنا، ونشكر الله معًا على كلّ خطوةٍ يخطوها أولادنا إلى الأمام.',
  'وأنتم يا أبناءنا وبناتنا، لا تخافوا من الصعب ولا تستحوا من السؤال. أقبلوا على المعرفة بفرح، وأكرموا معلّميكم، وليسند كبيركم صغيركم، وكونوا نورًا حيثما حللتم. ولكم يا إخوتنا المعلّمين والعاملين شكرُ الكنيسة وصلاتُها، لأنّ تعبكم عند الله لا يضيع.',
  'نسأل الربّ أن يبارك هذه المدرسة وجميع من فيها، وأن يحفظ لبنان وأبناءه بسلامه.',
];

interface EminencePageProps {
  readonly head: MessageHead;
}

/** The bishop's message, on a page in either language. */
export function EminencePage({ head: { documentTitle, description, ...head } }: EminencePageProps) {
  return (
    <div className="prose-page">
      <Head title={documentTitle} description={description} />
      <PageHead {...head} />
      <Letter
        language="ar"
        salutation="أيّها الأحبّاء،"
        from="راعي الأبرشيّة"
        portrait="portrait-bishop"
        signature={{ name: 'signature-bishop', alt: 'توقيع راعي الأبرشيّة' }}
      >
        <blockquote>
          <p>«دَعُوا الأَوْلادَ يَأْتُونَ إِلَيَّ وَلا تَمْنَعُوهُمْ، لأَنَّ لِمِثْلِ هؤُلاءِ مَلَكُوتَ الله»</p>
          <cite>مرقس ١٠: ١٤</cite>
        </blockquote>
        {message.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Letter>
    </div>
  );
}
