/** The home page, pages of text, portraits, tables, music and questions that unfold, the privacy page, and the forms. */
const paths = [
  ...['/', '/Mission', '/Principal', '/Anthem', '/HistoryPage', '/Secondary', '/Information', '/Tuition', '/FAQ'],
  ...['/Privacy', '/ContactUs', '/Financial-aid', '/admissionV2'],
];

/** The measured addresses, each page in both languages. */
export const pages = [...paths, ...paths.map((path) => (path === '/' ? '/ar' : `/ar${path}`))];
