/** @typedef {import('../readMusic.mjs').Note} Note */

/**
 * @typedef {object} Staff
 * @property {'treble' | 'bass'} clef
 * @property {number} clefLine the line that the clef names, in staff spaces from the top
 * @property {number} lowest the step of its bottom line (a step is one line or space; C0 is 0)
 * @property {readonly [number, number]} keySteps where the sharps of the key stand: F and C
 * @property {readonly import('../music.mjs').Part[]} parts the upper one has its stems up
 */

const letters = 'CDEFGAB';

/** The two staves of a system. @type {readonly Staff[]} */
export const staves = [
  { clef: 'treble', clefLine: 3, lowest: 30, keySteps: [38, 35], parts: ['soprano', 'alto'] },
  { clef: 'bass', clefLine: 1, lowest: 18, keySteps: [24, 21], parts: ['tenor', 'bass'] },
];

/** The letters that the key sharpens. */
export const keyLetters = 'FC';

/** @param {Note} note */
export const stepOf = ({ octave, letter }) => octave * 7 + letters.indexOf(letter);

/** Where a step stands, in staff spaces from the staff's top line. @param {Staff} staff @param {number} step */
export const heightOf = (staff, step) => 4 - (step - staff.lowest) / 2;
