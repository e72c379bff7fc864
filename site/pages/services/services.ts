import type { Services } from './parts/ServicePage.tsx';

/** The five services with one sentence each, for the links between their pages. */
export const services: Services = {
  eyebrow: 'Services',
  others: 'Our other services',
  pages: [
    { label: 'Health', path: '/Health', text: 'Who looks after a child that is ill or hurt, and what to tell us.' },
    { label: 'Transportation', path: '/Transportation', text: 'The school bus, for a monthly fee.' },
    { label: 'Learning Support', path: '/LearningSupport', text: 'For children who learn in a way of their own.' },
    { label: 'Counseling', path: '/Counseling', text: 'Somebody to talk to, and an advisory session every day.' },
    { label: 'After School', path: '/AfterSchool', text: 'The hours after the last session.' },
  ],
};
