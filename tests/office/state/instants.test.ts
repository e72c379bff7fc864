import { describe, expect, it } from 'vitest';
import { dayOf, timeOf } from '../../../engine/office/state/instants.ts';

describe('an instant', () => {
  const instant = new Date(2026, 10, 2, 8, 5).toISOString();

  it('is a day before its month, and a time of 24 hours', () => {
    expect(dayOf('en', instant)).toBe('02/11/2026');
    expect(timeOf('en', instant)).toBe('\u206802/11/2026\u2069\u00a0\u206808:05\u2069');
  });

  it('has day and time isolated from each other, in Arabic digits', () => {
    expect(timeOf('ar', instant)).toMatch(/^\u2068[٠-٩\u200f/]+\u2069\u00a0\u2068٠٨:٠٥\u2069$/);
  });
});
