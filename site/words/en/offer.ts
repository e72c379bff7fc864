export const offer = { label: 'Language', go: 'Go on in English', stay: 'Stay here' } as const;
