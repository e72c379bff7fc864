export { AnswerPage } from './parts/AnswerPage.tsx';
