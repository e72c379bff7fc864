import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../engine/intake/config/settings.ts';

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
      port: 3000,
      host: '0.0.0.0',
      logLevel: 'info',
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

  it('are read from the environment', () => {
    const databaseUrl = 'postgres://intake@db/school';
    const mail = {
      url: 'smtp://x:y@mail:587',
      from: 'Our School <o@school.example>',
      office: ['a@school.example', 'b@school.example'],
      receiptsPerDay: 3,
    };
    const env = {
      PORT: '80',
      HOST: '::',
      LOG_LEVEL: 'warn',
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
      port: 80,
      host: '::',
      logLevel: 'warn',
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
});
