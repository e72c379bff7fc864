import * as facts from 'virtual:facts/en';

export const reachUs = {
  title: 'How to reach us',
  address: 'Address',
  phone: 'Phone',
  email: 'E-mail',
  map: `Map of ${facts.place}`,
  showMap: 'Show the map',
  mapService: (service: string) =>
    `The map comes from ${service}, a map service on the web. When you show it, your browser contacts that service; until then nothing is sent there.`,
  openMap: (service: string) => `Open the map on ${service}`,
} as const;
