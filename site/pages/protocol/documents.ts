import * as facts from 'virtual:facts/en';
import type { PublishedDocument } from './publishedDocument.ts';

export const documents: readonly PublishedDocument[] = [
  {
    title: 'School Life Protocol',
    file: '/documents/school-life-protocol.pdf',
    text: 'How we want to live and learn together, and what we ask of learners, families and ourselves.',
    inside: [
      'the school day and attendance',
      'learning and assessment',
      'living together, and what happens when something goes wrong',
      'the services, and how family and school work together',
      'an agreement to sign',
    ],
  },
  {
    title: 'Learner Profile',
    file: '/documents/learner-profile.pdf',
    text: 'Whom we hope to educate, in eight words, from Preschool to the Senior year.',
    inside: [
      'the eight words, and what you may see of each',
      'how they grow through the years',
      'where they can be practised, and how they can be noticed',
      'what a family can do at home',
      'a page for the learner to fill in',
    ],
  },
  {
    title: `${facts.healthOffice} Policy and Procedures`,
    file: '/documents/health-office-policy-and-procedures.pdf',
    text: 'How we look after learners who are ill, hurt or living with a condition.',
    inside: [
      'health records, and whom they are for',
      `a visit to the ${facts.healthOffice}, step by step`,
      'when to stay at home, and medicines at school',
      'allergies, lasting conditions, accidents and emergencies',
      'a slip for the family’s consent',
    ],
  },
];
