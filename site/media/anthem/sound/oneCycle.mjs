const cycleLength = 2048;

/**
 * One cycle of a tone as a table to be read at any speed.
 * @param {(harmonic: number) => number} strength of the 1st, 2nd, 3rd ... harmonic
 * @param {number} harmonics how many there are
 * @returns {Float32Array} of unit loudness (root mean square 1)
 */
export function oneCycle(strength, harmonics) {
  const table = new Float32Array(cycleLength);
  let power = 0;
  for (let harmonic = 1; harmonic <= harmonics; harmonic += 1) {
    const amplitude = strength(harmonic);
    power += (amplitude * amplitude) / 2;
    // Phases that grow with the square of the number spread the tone over its cycle, so that it has no sharp peak.
    const phase = (Math.PI * harmonic * harmonic) / harmonics;
    for (let i = 0; i < cycleLength; i += 1) {
      table[i] = (table[i] ?? 0) + amplitude * Math.sin((2 * Math.PI * harmonic * i) / cycleLength + phase);
    }
  }
  const scale = power > 0 ? 1 / Math.sqrt(power) : 0;
  return table.map((value) => value * scale);
}

/**
 * @param {Float32Array} table
 * @param {number} phase in cycles, not negative
 * @returns {number} the table's value there
 */
export function readCycle(table, phase) {
  const place = (phase - Math.floor(phase)) * cycleLength;
  const index = Math.floor(place);
  const value = table[index] ?? 0;
  return value + (place - index) * ((table[(index + 1) % cycleLength] ?? 0) - value);
}
