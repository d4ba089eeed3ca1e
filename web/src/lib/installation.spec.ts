import { switchesOf } from './installation.js';

it('is the usual where a page says nothing, or what is not known', () => {
  const usual = {
    registration: 'open',
    site: 'full',
    credits: 'metered',
    passwordSignIn: 'everybody',
    brand: { name: 'Recto' },
  };
  expect(switchesOf(undefined)).toEqual(usual);
  expect(switchesOf({ registration: 'later', site: '', credits: 'many', brandName: '' })).toEqual(usual);
});

it('is what the server set into the page', () => {
  const said = {
    registration: 'invited',
    site: 'login',
    credits: 'unlimited',
    passwordSignIn: 'owners',
    provider: 'Quay & Sons',
    brandName: 'Acme & Sons',
    brandColor: '#0a6e4f',
  };
  expect(switchesOf(said)).toEqual({
    registration: 'invited',
    site: 'login',
    credits: 'unlimited',
    passwordSignIn: 'owners',
    provider: 'Quay & Sons',
    brand: { name: 'Acme & Sons', color: '#0a6e4f' },
  });
  expect(switchesOf({ registration: 'closed' }).registration).toBe('closed');
});
