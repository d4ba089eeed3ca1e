/** What belongs together, in the order in which it is told. */
export const TAGS = [
  { name: 'Documents', description: 'Upload, follow, read with certainty and place, correct, delete.' },
  { name: 'Versions and history', description: 'What the values were, who changed what, and the proof of it.' },
  { name: 'Live events', description: 'Changes of the workspace as they happen.' },
  { name: 'Export', description: 'Documents as files, and templates for them.' },
  { name: 'Bulk jobs', description: 'Many documents by one request, done afterwards, with progress.' },
  { name: 'Webhooks', description: 'Signed messages to a program of yours when something happened.' },
  { name: 'Workspace', description: 'Members, invitations and credits.' },
  { name: 'Developers', description: 'What programs sign in with.' },
  { name: 'Accounts and sessions', description: 'Registering, signing in, and your own account.' },
  { name: 'Plans and payment', description: 'The subscription of the workspace, and where to pay for it.' },
  { name: 'Free test', description: 'One picture read without an account; nothing is kept.' },
  { name: 'Contact and newsletter', description: 'Messages to whoever runs this server, and news from them.' },
  { name: 'Health', description: 'For load balancers and monitors.' },
] as const;
export type Tag = (typeof TAGS)[number]['name'];

/** Each operation of the paths given belongs to one tag. */
export function tagged<Paths extends Readonly<Record<string, Readonly<Record<string, unknown>>>>>(
  tag: Tag,
  paths: Paths,
): Paths {
  const inPath = (item: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(item).map(([key, value]) => [
        key,
        key === 'parameters' ? value : { tags: [tag], ...(value as Record<string, unknown>) },
      ]),
    );
  return Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, inPath(item)])) as Paths;
}
