export { Faq } from './Faq.tsx';
