/** What each role may do, as the server obeys it. */
export { may, PERMISSIONS, ROLE_TITLES, ROLE_WORDS, ROLES, INVITED_ROLES, type Permission } from '#kernel/roles.js';
