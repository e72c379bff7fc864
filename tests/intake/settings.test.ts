import { describe, expect, it } from 'vitest';
import { readSettings } from '../../engine/intake/settings.ts';
import { WrongSetting } from '../../engine/intake/wrongSetting.ts';

describe('the settings', () => {
  it('are all optional', () => {
    const blank = {
      DATA_DIR: '',
      DATABASE_URL: '',
      SMTP_URL: '',
      POSTS_PER_MINUTE: '',
      MIN_FREE_DISK_MB: '',
      HSTS: '',
    };
    expect(readSettings(blank, 730)).toEqual({
      dataDir: './data',
      databaseUrl: undefined,
      isStoreChosen: false,
      mail: undefined,
      retentionDays: 730,
      timeZone: 'Asia/Beirut',
      seenWithinDays: 3,
      metricsToken: undefined,
      limits: {},
      allowedOrigins: [],
      hsts: undefined,
      trustProxy: undefined,
    });
  });

  it('are taken as they are', () => {
    const databaseUrl = 'postgres://intake@db/school';
    const mail = {
      url: 'smtp://x:y@mail:587',
      from: 'Our School <o@school.example>',
      office: ['a@school.example', 'b@school.example'],
      receiptsPerDay: 3,
    };
    const env = {
      DATA_DIR: '/var/intake',
      DATABASE_URL: databaseUrl,
      SMTP_URL: mail.url,
      MAIL_FROM: mail.from,
      MAIL_OFFICE: ' a@school.example,b@school.example',
      RECEIPTS_PER_DAY: '3',
      RETENTION_DAYS: '365',
      TIME_ZONE: 'Europe/Paris',
      SEEN_WITHIN_DAYS: '5',
      METRICS_TOKEN: 'secret',
      POSTS_PER_MINUTE: '60',
      MAX_UPLOADS: '8',
      MIN_FREE_DISK_MB: '2',
      ALLOWED_ORIGINS: 'https://www.school.example, http://localhost:8080',
      HSTS: 'on',
    };
    const allowedOrigins = ['https://www.school.example', 'http://localhost:8080'];
    const limits = { posts: { perSender: 60 }, uploads: { inSum: 8 }, freeBytes: 2_097_152 };
    const expected = {
      dataDir: '/var/intake',
      databaseUrl,
      isStoreChosen: false,
      mail,
      retentionDays: 365,
      metricsToken: 'secret',
      timeZone: 'Europe/Paris',
      seenWithinDays: 5,
    };
    expect(readSettings(env, 730)).toEqual({ ...expected, limits, allowedOrigins, hsts: true, trustProxy: undefined });
    expect(readSettings({ MIN_FREE_DISK_MB: '0', HSTS: 'off' })).toMatchObject({
      limits: { freeBytes: 0 },
      hsts: false,
    });
  });

  it.each([
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'mail.school.example' }, 'SMTP_URL is no address'],
    [{ SMTP_URL: 'smtp://mail' }, 'needs MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'Our School' }, 'needs MAIL_FROM'],
    [{ MAIL_OFFICE: 'a@school.example' }, 'need SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail', MAIL_FROM: 'o@x.example', RECEIPTS_PER_DAY: '0' }, 'RECEIPTS_PER_DAY is “0”'],
    [{ RETENTION_DAYS: 'two years' }, 'RETENTION_DAYS is “two years”'],
    [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS'],
    [{ RETENTION_DAYS: '731' }, 'promises 730 days'],
    [{ SEEN_WITHIN_DAYS: '0' }, 'SEEN_WITHIN_DAYS is “0”'],
    [{ POSTS_PER_MINUTE: '0' }, 'POSTS_PER_MINUTE is “0”'],
    [{ POSTS_PER_MINUTE: 'many' }, 'POSTS_PER_MINUTE is “many”'],
    [{ MAX_UPLOADS: '-1' }, 'MAX_UPLOADS is “-1”'],
    [{ MAX_UPLOADS: '1.5' }, 'MAX_UPLOADS is “1.5”'],
    [{ MIN_FREE_DISK_MB: '500 MB' }, 'MIN_FREE_DISK_MB is “500 MB”'],
    [{ HSTS: 'yes' }, 'HSTS is “yes”'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY has “1”'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY has “true”'],
    [{ TRUST_PROXY: '127.0.0.1, 10.0.0.0/33' }, 'TRUST_PROXY has “10.0.0.0/33”'],
    [{ TRUST_PROXY: '10.0.0.0/8/8' }, 'TRUST_PROXY has “10.0.0.0/8/8”'],
    [{ TRUST_PROXY: '10.0.0.0/' }, 'TRUST_PROXY has “10.0.0.0/”'],
  ])('%j: refused with words', (env, words) => {
    expect(() => readSettings(env, 730)).toThrow(WrongSetting);
    expect(() => readSettings(env, 730)).toThrow(words);
  });

  it.each(['*', 'null', 'www.school.example', 'https://www.school.example/', 'https://*.school.example', 'file://x'])(
    '%s is no origin',
    (origin) => {
      const env = { ALLOWED_ORIGINS: `https://a.example,${origin}` };
      expect(() => readSettings(env)).toThrow(`ALLOWED_ORIGINS has “${origin}”`);
    },
  );
});
