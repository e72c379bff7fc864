import { content as aboutPages } from 'virtual:content/about/related.ar';
import { arabicNumber } from '../../words/arabicNumber.ts';
import { kilobytes } from '../parts/kilobytes.ar.ts';
import { Latin } from '../parts/Latin.tsx';
import type { AnthemWords } from './anthemWords.ts';
import lyrics from './lyrics.json';
import { AnthemPage } from './parts/AnthemPage.tsx';

const { en, ar } = lyrics.title;

const words: AnthemWords = {
  title: 'النشيد',
  description: `نشيد المدرسة «${ar}»: تسجيل للاستماع، والنوتة، والكلمات بالعربية والإنكليزية.`,
  eyebrow: 'عن المدرسة',
  lead: (
    <>
      «{ar}»، وبالإنكليزية <Latin>{en}</Latin>: مقطعان ولازمة، للاستماع والعزف والغناء.
    </>
  ),
  listen: {
    title: 'استمعوا',
    recording: 'نشيد المدرسة',
    download: 'تنزيل التسجيل',
    file: (bytes) => (
      <>
        (<Latin>MP3</Latin>، {kilobytes(bytes)})
      </>
    ),
    notesLabel: 'عن التسجيل',
    notes: [
      {
        title: 'أربعة أصوات وأرغن',
        text: ['يُنشَد المقطعان، وبعد كل منهما اللازمة. والكلمات تحت النوتة، بالعربية والإنكليزية.'],
      },
    ],
  },
  score: {
    title: 'النوتة',
    alt: `نوتة «${ar}» لأربعة أصوات، في سلّم ري الكبير، مع الكلمات الإنكليزية.`,
    caption: 'ثمانية مقاييس للمقطع وأربعة للازمة، لأصوات السوبرانو والألتو والتينور والباص.',
    download: 'تنزيل النوتة',
  },
  lyrics: { title: 'الكلمات', stanza: (number) => `المقطع ${arabicNumber(number)}`, refrain: 'اللازمة' },
  related: aboutPages,
};

/** The school's anthem, on a page in Arabic. */
export function Anthem() {
  return <AnthemPage words={words} />;
}
