/** The first page, folded questions, a long text, a page that names what is kept, and the forms. */
const paths = ['/', '/FAQ', '/Information', '/Privacy', '/ContactUs', '/Financial-aid', '/admissionV2'];

/** What is measured: each in both languages. */
export const pages = [...paths, ...paths.map((path) => (path === '/' ? '/ar' : `/ar${path}`))];
