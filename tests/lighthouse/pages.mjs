/** The first page, pages of words, portraits, tables and music, folded questions, what is kept, and the forms. */
const paths = [
  ...['/', '/Mission', '/Principal', '/Anthem', '/HistoryPage', '/Secondary', '/Information', '/Tuition', '/FAQ'],
  ...['/Privacy', '/ContactUs', '/Financial-aid', '/admissionV2'],
];

/** What is measured: each in both languages. */
export const pages = [...paths, ...paths.map((path) => (path === '/' ? '/ar' : `/ar${path}`))];
