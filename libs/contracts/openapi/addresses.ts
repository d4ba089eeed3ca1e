/** The API described: the address of an account. */
import { AddressChangedAnswer, ChangeAddressBody } from '../auth.js';
import { LinkBody, Said } from '../engagement.js';
import { answers, body, open } from './parts.js';
import { tagged } from './tags.js';

export const addressPaths = tagged('Accounts and sessions', {
  '/auth/change-address': {
    post: {
      operationId: 'changeAddress',
      summary: 'Have a link sent to another address that your account is to have',
      description:
        'The old address holds until the link is opened. The answer is the same whether the new one has an account or not; its ' +
        'mail says so. Three times; then it waits as after wrong passwords. Wants a proof given within 15 minutes (403 ' +
        '`confirm_password`).',
      ...body(ChangeAddressBody),
      responses: answers(200, 'On its way', Said, 400, 401, 403, 409, 429),
    },
  },
  '/auth/new-address': {
    post: {
      operationId: 'useNewAddress',
      summary: 'Change to that address by the link in the mail to it; every other session ends',
      description:
        'The link is good for thirty minutes, and once. This session goes on with the token that is answered, which is no proof of a password.',
      ...body(LinkBody),
      responses: answers(200, 'Changed', AddressChangedAnswer, 400, 401, 409),
    },
  },
  '/auth/keep-address': {
    post: {
      operationId: 'keepAddress',
      summary: 'Keep the address from before, by the link in the mail to it',
      description:
        'Stops a change that was asked for. One that was made within seven days is undone, and every session ends.',
      ...open,
      ...body(LinkBody),
      responses: answers(200, 'Kept', Said, 400, 409),
    },
  },
  '/auth/confirm-address': {
    post: {
      operationId: 'confirmAddress',
      summary: 'Confirm the address of your account by the link in a mail to it',
      description: 'Made again it changes nothing.',
      ...body(LinkBody),
      responses: answers(200, 'Confirmed', Said, 400, 401, 409),
    },
  },
  '/auth/send-address-link': {
    post: {
      operationId: 'sendAddressLink',
      summary: 'Send the mail with that link once more',
      description: 'Three times; then it waits as after wrong passwords.',
      responses: answers(200, 'On its way; nothing is sent when the address is confirmed', Said, 401, 409, 429),
    },
  },
});
