/**
 * Long words that are frequent in the names of shops and in addresses, folded, to mend a letter that was misread. Kinds
 * of streets, quarters and trades, regions and large cities: never the names of companies.
 */
import { phrases } from '../../layout/labels.js';

export const ADDRESS_WORDS = phrases(
  `street|avenue|boulevard|square|highway|terrace|crescent|building|ground|industrial|centre|central|
  persiaran|lorong|kawasan|perindustrian|kampung|seksyen|lebuhraya|jalan|taman|bandar|tingkat|wilayah|persekutuan|
  selangor|kuala|lumpur|putrajaya|johor|bahru|negeri|sembilan|seremban|melaka|malacca|penang|pinang|pahang|kuantan|terengganu|kelantan|
  perak|sabah|sarawak|kuching|malaysia|singapore|petaling|subang|puchong|cheras|damansara|klang|shopping|complex|kompleks|
  london|birmingham|manchester|liverpool|bristol|edinburgh|glasgow|chicago|houston|philadelphia|francisco|angeles|washington|california|
  germany|deutschland|frankfurt|hamburg|munchen|stuttgart|dusseldorf|strasse|france|marseille|bordeaux|toulouse|amsterdam|rotterdam|
  belgium|antwerpen|bruxelles|madrid|barcelona|valencia|sevilla|milano|torino|napoli|bologna|lisboa|warszawa|krakow|wroclaw|poznan`.replace(
    /\n\s*/g,
    '',
  ),
);

/** Towns, quarters and words of streets, also of two words, for addresses that were torn apart or misread. */
export const PLACE_WORDS: readonly string[] = [
  ...ADDRESS_WORDS,
  ...phrases(
    `shah alam|petaling jaya|johor bahru|kuala lumpur|seri kembangan|subang jaya|setia alam|batu caves|bukit jalil|pulau pinang|
  kota damansara|kota kinabalu|pasir gudang|batu pahat|alor setar|sungai petani|bukit mertajam|bayan lepas|hulu langat|darul ehsan|
  darul takzim|mid valley|kelana jaya|damansara utama|subang perdana|kota kemuning|sungai buloh|bandar baru|taman desa|
  skudai|rawang|balakong|kepong|setapak|ampang|gombak|kajang|bangi|semenyih|kulai|tebrau|masai|kluang|segamat|taiping|
  langkawi|butterworth|georgetown|sandakan|tawau|level|floor|sultan|ibrahim|bukit|sungai|sungei|menara|wisma|permai|indah|utama|mahkota|setia|perdana|
  perdagangan|sentral|boulevard|pyramid|office|utara|selatan|timur|barat|tengah|tampoi|permas|seri|
  new york|los angeles|san francisco|san diego|las vegas|chicago|houston|toronto|vancouver|montreal|sydney|melbourne|brisbane|perth|
  auckland|singapore|hong kong|leeds|sheffield|glasgow|bristol|cardiff|belfast|dublin|cork|berlin|koln|leipzig|dresden|hannover|
  nurnberg|bremen|wien|graz|zurich|basel|geneve|bern|lyon|nantes|strasbourg|montpellier|lille|nice|rotterdam|utrecht|eindhoven`.replace(
      /\n\s*/g,
      '',
    ),
  ),
];

export const TRADE_WORDS = phrases(
  `enterprise|enterprises|trading|restaurant|restoran|restaurante|ristorante|bakery|bakeries|confectionery|kitchen|hardware|
  stationery|stationers|bookstore|bookstores|bookshop|pharmacy|pharmacie|farmacia|supermarket|hypermarket|supermarkt|supermarche|minimart|market|
  marketing|boutique|holdings|services|solutions|industries|industrial|international|company|syarikat|perniagaan|florist|garage|
  machinery|electrical|electronics|furniture|fashion|lighting|department|machineries|automobile|petroleum|mart|retail`.replace(
    /\n\s*/g,
    '',
  ),
);
