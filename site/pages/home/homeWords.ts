import type { Language } from 'virtual:forms';
import type { Note } from '../parts/prose.ts';
import type { BannerName } from './banners.ts';

/** Paragraphs: plain ones, and what follows them. */
export type ShortText = Omit<Note, 'title'>;

/** Texts of the home page in one language. */
export interface HomeWords {
  readonly title: string;
  readonly description: string;
  readonly eyebrow: string;
  readonly heading: string;
  readonly lead: string;
  readonly announcement?: ShortText;
  readonly carousel: CarouselWords;
  readonly figures: readonly Figure[];
  readonly messages?: MessagesWords;
  readonly calendar: CalendarWords;
  readonly divisions: PartWords;
}

export interface CarouselWords {
  readonly label: string;
  /** Role descriptions of the carousel and of a slide, for screen readers. */
  readonly roles: { readonly carousel: string; readonly slide: string };
  readonly alts: Readonly<Record<BannerName, string>>;
  /** Accessible names of each slide, and of the dot that selects it. */
  readonly slides: readonly string[];
  readonly dots: readonly string[];
  readonly pause: string;
  readonly play: string;
  /** What is paused or played; follows `pause` and `play`, for screen readers. */
  readonly what: string;
}

export interface Figure {
  readonly value: string;
  readonly label: string;
}

interface MessageLink {
  readonly title: string;
  /** Text of the link to the whole message. */
  readonly read: string;
  /** The message's address. */
  readonly path: string;
}

export interface MessagesWords {
  readonly label: string;
  readonly principal?: MessageLink & {
    readonly quotation: { readonly language: Language; readonly words: string };
  };
  /** In the language of the message. The letters of the quotation have a font of their own (site/media/fonts). */
  readonly bishop?: MessageLink & { readonly language: Language; readonly quotation: string };
}

/** A part of the page with side notes. */
export interface PartWords {
  readonly title: string;
  readonly notesLabel: string;
  readonly notes: readonly Note[];
}

export interface CalendarWords extends PartWords {
  readonly dates: readonly { readonly when: string; readonly what: string; readonly text: string }[];
  /** Where more is said. */
  readonly more?: ShortText;
}
