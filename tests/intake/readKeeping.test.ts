import { describe, expect, it } from 'vitest';
import { readKeeping } from '../../engine/intake/readKeeping.ts';
import { WrongSetting } from '../../engine/intake/wrongSetting.ts';

describe('the settings of keeping', () => {
  it('are all optional', () => {
    expect(readKeeping({ DATA_DIR: '', DATABASE_URL: '', SMTP_URL: '' }, 730)).toEqual({
      dataDir: './data',
      databaseUrl: undefined,
      mail: undefined,
      retentionDays: 730,
      metricsToken: undefined,
    });
  });

  it('are taken as they are', () => {
    const databaseUrl = 'postgres://intake@db/school';
    const mail = {
      url: 'smtp://x:y@mail:587',
      from: 'Our School <o@school.example>',
      office: ['a@school.example', 'b@school.example'],
    };
    const env = {
      DATA_DIR: '/var/intake',
      DATABASE_URL: databaseUrl,
      SMTP_URL: mail.url,
      MAIL_FROM: mail.from,
      MAIL_OFFICE: ' a@school.example,b@school.example',
      RETENTION_DAYS: '365',
      METRICS_TOKEN: 'secret',
    };
    const expected = { dataDir: '/var/intake', databaseUrl, mail, retentionDays: 365, metricsToken: 'secret' };
    expect(readKeeping(env, 730)).toEqual(expected);
  });

  it.each([
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'mail.school.example' }, 'SMTP_URL is no address'],
    [{ SMTP_URL: 'smtp://mail' }, 'needs MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'Our School' }, 'needs MAIL_FROM'],
    [{ MAIL_OFFICE: 'a@school.example' }, 'need SMTP_URL'],
    [{ RETENTION_DAYS: 'two years' }, 'RETENTION_DAYS is “two years”'],
    [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS'],
    [{ RETENTION_DAYS: '731' }, 'promises 730 days'],
  ])('%j: refused with words', (env, words) => {
    expect(() => readKeeping(env, 730)).toThrow(WrongSetting);
    expect(() => readKeeping(env, 730)).toThrow(words);
  });
});
