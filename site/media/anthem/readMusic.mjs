import lyrics from './lyrics.json' with { type: 'json' };
import { beatsInBar, parts, stanzaBars, syllables } from './music.mjs';

/** @typedef {import('./music.mjs').Part} Part */

/**
 * @typedef {object} Note
 * @property {Part} part
 * @property {number} bar from 0
 * @property {number} beat within the bar, from 0
 * @property {number} length in beats
 * @property {string} letter C to B
 * @property {0 | 1} sharp
 * @property {number} octave
 * @property {number} midi the key on a keyboard, 69 for the A of 440 Hz
 * @property {readonly string[]} words what is sung on it: one syllable per stanza, or the refrain's one
 */

const semitones = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const split = (/** @type {string} */ text) => text.trim().split(/\s+/);

/** @param {string} syllabled @param {readonly string[]} lines */
function checkWords(syllabled, lines) {
  const sung = syllabled.replace(/-\s+/g, '').replace(/\s+/g, ' ').trim();
  if (sung !== lines.join(' ')) throw new Error(`music.mjs sings "${sung}", lyrics.json has "${lines.join(' ')}".`);
}

/** @returns {string[][]} per note of the soprano, what is sung on it */
function wordsOfNotes() {
  const stanzas = syllables.stanzas.map(split);
  syllables.stanzas.forEach((stanza, i) => {
    checkWords(stanza, lyrics.stanzas[i]?.en ?? []);
  });
  checkWords(syllables.refrain, lyrics.refrain.en);
  const first = stanzas[0] ?? [];
  return [
    ...first.map((_, i) => stanzas.map((stanza) => stanza[i] ?? '')),
    ...split(syllables.refrain).map((word) => [word]),
  ];
}

/** @param {Part} part @param {string} text @returns {Note[]} */
function readPart(part, text) {
  const words = part === 'soprano' ? wordsOfNotes() : [];
  let sung = 0;
  return text.split('|').flatMap((bar, index) => {
    let beat = 0;
    const notes = split(bar).map((written) => {
      const [, letter = '', accidental, octave, beats] = /^([A-G])(#?)(\d):([\d.]+)$/.exec(written) ?? [];
      if (!(letter in semitones))
        throw new Error(`music.mjs, ${part}, bar ${index + 1}: "${written}" is no note. Write it as F#4:1.5.`);
      const sharp = /** @type {0 | 1} */ (accidental ? 1 : 0);
      const midi = 12 * (Number(octave) + 1) + semitones[/** @type {keyof typeof semitones} */ (letter)] + sharp;
      const length = Number(beats);
      const note = {
        part,
        bar: index,
        beat,
        length,
        letter,
        sharp,
        octave: Number(octave),
        midi,
        words: words[sung] ?? [],
      };
      beat += length;
      sung += 1;
      return note;
    });
    if (beat !== beatsInBar)
      throw new Error(`music.mjs, ${part}, bar ${index + 1}: ${beat} beats instead of ${beatsInBar}.`);
    return notes;
  });
}

/** @returns {Note[]} every note of the anthem, once through, part by part */
export function readMusic() {
  const notes = Object.entries(parts).flatMap(([part, text]) => readPart(/** @type {Part} */ (part), text));
  const unsung = notes.filter(
    (note) => note.part === 'soprano' && note.words.length !== (note.bar < stanzaBars ? 2 : 1),
  );
  if (unsung.length > 0)
    throw new Error(`music.mjs: bar ${(unsung[0]?.bar ?? 0) + 1} has more or fewer notes than syllables.`);
  return notes;
}
