import { describe, expect, it } from 'vitest';
import { cleanFileName } from '../../../engine/intake/submissions/cleanFileName.ts';

const pdf = 'application/pdf';

describe('cleanFileName', () => {
  it.each([
    ['stays as it is if it is harmless', 'Rapport médical (2).pdf', 'Rapport médical (2).pdf'],
    ['may be Arabic', 'تقرير طبي.pdf', 'تقرير طبي.pdf'],
    ['is composed', 'Re\u0301sume\u0301.pdf', 'Résumé.pdf'],
    ['loses its folders', 'C:\\Users\\me/../../etc/report.pdf', 'report.pdf'],
    ['loses control characters', 'a\u0000b\u001b[31m\nc\u007f.pdf', 'ab[31mc.pdf'],
    ['loses direction overrides', 'report\u202efdp.exe', 'reportfdp.exe.pdf'],
    ['loses what a file system reserves', 'a<b>c:d"e|f?g*.pdf', 'a_b_c_d_e_f_g_.pdf'],
    ['loses what a browser escaped', 'a%22b%0D%0Ac.pdf', 'a_b__c.pdf'],
    ['loses replacement characters', 'a\ufffdb.pdf', 'ab.pdf'],
    ['loses blanks and dots around it', ' . .report.pdf . ', 'report.pdf'],
    ['may be nothing but dots', '...', 'file.pdf'],
    ['may be nothing', '', 'file.pdf'],
    ['may be nothing but an ending', '.pdf', 'pdf.pdf'],
    ['gets the ending of its content', 'report.exe', 'report.exe.pdf'],
    ['keeps no ending but the right one', 'REPORT.PDF', 'REPORT.pdf'],
  ])('%s', (_, name, cleaned) => {
    expect(cleanFileName(name, pdf)).toBe(cleaned);
  });

  it.each([
    ['a.JPEG', 'image/jpeg', 'a.jpeg'],
    ['a.jpg', 'image/jpeg', 'a.jpg'],
    ['a.pdf', 'image/png', 'a.pdf.png'],
    ['a.zip', '', 'a.zip'],
  ])('%s of type %j becomes %s', (name, type, cleaned) => {
    expect(cleanFileName(name, type)).toBe(cleaned);
  });

  it.each(['a', 'ل', '😀'])('of a thousand %s is cut between characters', (character) => {
    const cleaned = cleanFileName(`${character.repeat(1000)}.pdf`, pdf);
    expect(Buffer.byteLength(cleaned)).toBeLessThanOrEqual(180);
    expect(Buffer.byteLength(cleaned)).toBeGreaterThan(170);
    expect(cleaned).toMatch(/\.pdf$/);
    expect(Buffer.from(cleaned).toString()).toBe(cleaned);
  });
});
