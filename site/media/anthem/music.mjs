// The school's anthem for four voices, in D major and common time: what is heard and what is engraved both come from here.
// A note is its name, its octave and its length in beats. Eight bars of stanza and four of refrain; words and notes are
// original. The Arabic words stand in the metre ramal, whose feet fall on the same beats.

/** @typedef {'soprano' | 'alto' | 'tenor' | 'bass'} Part */

/** @type {Readonly<Record<Part, string>>} */
export const parts = {
  soprano: `D4:1 F#4:1 A4:1.5 B4:.5 | A4:1 F#4:1 G4:1 E4:1 | F#4:1 A4:1 D5:1.5 C#5:.5 | B4:1 G#4:1 A4:2 |
    A4:1 B4:1 C#5:1.5 A4:.5 | D5:1 C#5:1 B4:1 F#4:1 | G4:1 B4:1 A4:1.5 G4:.5 | F#4:1 E4:1 D4:2 |
    D5:1.5 D5:.5 B4:1 D5:1 | C#5:1 A4:1 B4:1 A4:1 | G4:1 B4:1 E5:1.5 D5:.5 | A4:1 C#5:1 D5:2`,
  alto: `A3:1 D4:1 D4:1.5 D4:.5 | D4:1 D4:1 E4:1 C#4:1 | D4:1 D4:1 F#4:1.5 F#4:.5 | F#4:1 E4:1 E4:2 |
    E4:1 E4:1 E4:1.5 E4:.5 | D4:1 E4:1 D4:1 D4:1 | D4:1 D4:1 D4:1 E4:1 | D4:1 C#4:1 A3:2 |
    F#4:1.5 F#4:.5 F#4:1 G4:1 | E4:1 D4:1 D4:1 D4:1 | B3:1 E4:1 E4:1.5 E4:.5 | D4:1 E4:1 F#4:2`,
  tenor: `F#3:1 A3:1 A3:1.5 A3:.5 | A3:1 B3:1 B3:1 A3:1 | A3:1 A3:1 B3:1.5 B3:.5 | B3:1 B3:1 C#4:2 |
    C#4:1 B3:1 A3:1.5 A3:.5 | A3:1 A#3:1 B3:1 B3:1 | B3:1 G3:1 A3:1 B3:1 | A3:1 G3:1 F#3:2 |
    A3:1.5 A3:.5 D4:1 B3:1 | A3:1 A3:1 G3:1 F#3:1 | G3:1 G3:1 B3:1.5 B3:.5 | F#3:1 A3:1 A3:2`,
  bass: `D3:1 D3:1 D3:1.5 D3:.5 | F#3:1 B2:1 E3:1 A2:1 | D3:1 F#3:1 B2:1.5 B2:.5 | D3:1 E3:1 A2:2 |
    A2:1 G#2:1 A2:1.5 G2:.5 | F#2:1 F#2:1 B2:1 A2:1 | G2:1 G2:1 F#2:1 G2:1 | A2:1 A2:1 D3:2 |
    D3:1 C#3:1 B2:1 G2:1 | A2:1 F#2:1 G2:1 D3:1 | E3:1 G2:1 G#2:1.5 G#2:.5 | A2:1 A2:1 D3:2`,
};

/** One syllable for each note of the soprano; a hyphen joins it to the next. */
export const syllables = {
  stanzas: [
    `Where the sea re- ceives the morn- ing and the light- house keeps its flame,
     stands the house that taught us won- der, called us, each one, by our name.`,
    `Like the ce- dar, slow and pa- tient, root- ed deep in stone and snow,
     may we stand in truth, and shel- ter all the small- er things that grow.`,
  ],
  refrain: 'Light of learn- ing, go be- fore us, out to sea, and home a- gain.',
};

export const beatsInBar = 4;
export const stanzaBars = 8;
