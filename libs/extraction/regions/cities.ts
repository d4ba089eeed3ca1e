/** Large cities of the countries we read, and names of countries, folded, as they stand in addresses. */
import { phrases } from '../layout/labels.js';

export const CITIES = phrases(`
  singapore|hong kong|sydney|melbourne|brisbane|perth|auckland
  london|birmingham|manchester|liverpool|bristol|edinburgh|glasgow|leeds|sheffield|cardiff|belfast|dublin|cork
  chicago|houston|philadelphia|francisco|angeles|washington|california|new york|los angeles|san francisco|san diego
  las vegas|toronto|vancouver|montreal
  germany|deutschland|frankfurt|hamburg|munchen|stuttgart|dusseldorf|berlin|koln|leipzig|dresden|hannover|nurnberg
  bremen|wien|graz|zurich|basel|geneve|bern
  france|marseille|bordeaux|toulouse|lyon|nantes|strasbourg|montpellier|lille|nice
  amsterdam|rotterdam|utrecht|eindhoven|belgium|antwerpen|bruxelles
  madrid|barcelona|valencia|sevilla|milano|torino|napoli|bologna|lisboa|warszawa|krakow|wroclaw|poznan
`);
