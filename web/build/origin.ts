/**
 * The stand-in for the site's address in built pages (a name that can never exist, RFC 2606); the server sets
 * PUBLIC_URL in its place.
 */
export const ORIGIN = 'https://recto.invalid';
