// A wrong value, or several, of every setting. `with` is what else has to be set for it to be read.
interface Wrong {
  readonly values: readonly string[];
  readonly with?: Readonly<Record<string, string>>;
}

const SMTP = { SMTP_URL: 'smtp://mail.school.example', MAIL_FROM: 'office@school.example' };
const OIDC = {
  OIDC_ISSUER: 'https://accounts.school.example',
  OIDC_CLIENT_ID: 'office',
  OIDC_CLIENT_SECRET: 'secret',
};
const NO_NUMBERS = ['many', '-1', '1.5', '1e3', '0x10', ' 5', '5 MB', '٣', '99999999999'];
const NO_ADDRESSES = ['', '-', 'u:p@host/name', '//u:p@host', 'http://u:p@host', 'host', 'host:25'].filter(Boolean);

export const WRONG_SETTINGS: Readonly<Record<string, Wrong>> = {
  PORT: { values: [...NO_NUMBERS, '65536', '3000,3001'] },
  HOST: { values: ['no host', 'nowhere.invalid', '300.1.1.1', '192.0.2.1', 'http://127.0.0.1'] },
  DATA_DIR: { values: ['/dev/null', '/dev/null/data', '/nowhere-at-all/data', `/${'x'.repeat(300)}`] },
  DATABASE_URL: {
    values: [
      ...NO_ADDRESSES,
      'mysql://u:p@host/name',
      'Postgres://u:p@host/name',
      'postgres:/u:p@host/name',
      'postgres://u:p@host:port/name',
      'postgres://u:p@host:99999/name',
      'postgres://u:p@ho st/name',
      'postgres://u:p/w@host/name',
      'postgres://u:1/2@host/name',
      'postgres://u:p?w@host/name',
      'postgres://u:p#w@host/name',
      'postgres://u:p%w@host/name',
      'postgres://u:%ff@host/name',
      'postgres://u:p@host/name\nx',
    ],
  },
  STORE: { values: ['sqlite', 'Postgres', 'postgres'] },
  RETENTION_DAYS: { values: [...NO_NUMBERS, '0', '731', 'two years'] },
  SMTP_URL: {
    values: [
      ...NO_ADDRESSES,
      'smtp://',
      'smtp:///',
      'smtp://u:p@',
      'smtp://u:p@host:port',
      'smtp://u:p@host:99999',
      'smtp://u:p/w@host',
      'smtp://u:1/2@host',
      'smtp://u:p#w@host',
      'smtp://u:p?w@host',
      'smtp://u:p%w@host',
      'smtp://u:p w@host',
    ],
    with: { MAIL_FROM: SMTP.MAIL_FROM },
  },
  MAIL_FROM: {
    values: [
      'Our School',
      '@school.example',
      'office@',
      'a@b.example, c@d.example',
      '<<a@b.example>',
      'a b@c.example',
      'A <a@b',
    ],
    with: { SMTP_URL: SMTP.SMTP_URL },
  },
  MAIL_OFFICE: { values: ['office', 'a@b.example;c@d.example', 'a@b.example, office', 'a@b.example c'], with: SMTP },
  RECEIPTS_PER_DAY: { values: [...NO_NUMBERS, '0'] },
  SEEN_WITHIN_DAYS: { values: [...NO_NUMBERS, '0', '36501'] },
  TIME_ZONE: { values: ['Beirut', 'Asia/Beyrouth', 'local', 'Asia/Beirut '] },
  METRICS_TOKEN: { values: ['ends ', ' begins', 'سر', 'line\nline', 'tab\t'] },
  LOG_LEVEL: { values: ['loud', 'INFO', '30', 'debug '] },
  TRUST_PROXY: { values: ['1', 'true', '127.0.0.1, 10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', 'proxy.school.example'] },
  POSTS_PER_MINUTE: { values: [...NO_NUMBERS, '0'] },
  MAX_UPLOADS: { values: [...NO_NUMBERS, '0'] },
  MIN_FREE_DISK_MB: { values: NO_NUMBERS },
  ALLOWED_ORIGINS: {
    values: [
      '*',
      'null',
      'www.school.example',
      'https://www.school.example/',
      'https://*.school.example',
      'file://x',
      'https://a.example,b.example',
      'https://u:p@school.example',
    ],
  },
  OIDC_ISSUER: {
    values: [
      'accounts.school.example',
      'http://accounts.school.example',
      'https://',
      'https://a.example?x',
      'ldap://a',
    ],
    with: OIDC,
  },
  OIDC_CLIENT_ID: { values: ['', ' office', 'مكتب'], with: OIDC },
  OIDC_CLIENT_SECRET: { values: ['', 'ends ', 'line\nline'], with: OIDC },
  HSTS: { values: ['yes', 'true', '1', 'ON'] },
};
