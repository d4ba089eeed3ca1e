/** A server and a key to show calls with. */
export const ACCESS = {
  origin: 'https://recto.example',
  key: 'recto_live_…',
  scopes: ['documents:read', 'documents:write'],
} as const;
