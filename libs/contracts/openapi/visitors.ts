/** The API described: what needs no account: the free test, the contact form, the newsletter. */
import { ContactBody, LinkBody, NewsletterBody, Said } from '../engagement.js';
import { FreeTestResult, FreeTestUsage } from '../free-test.js';
import { answers, body, fileForm, open } from './parts.js';
import { tagged } from './tags.js';

const freeTest = tagged('Free test', {
  '/free-test/usage': {
    get: {
      operationId: 'getFreeTestUsage',
      summary: 'Free tests left today for where you come from',
      description: 'Counted by address.',
      ...open,
      responses: answers(200, 'Left, limit, and when it begins again', FreeTestUsage),
    },
  },
  '/free-test/upload': {
    post: {
      operationId: 'tryForFree',
      summary: 'Read one picture without an account',
      description: 'Nothing of it is kept.',
      ...open,
      ...fileForm('PNG, JPEG or GIF, at most 2 MB'),
      responses: answers(200, 'What stands on it, how sure, and where', FreeTestResult, 400, 413, 415, 422, 429),
    },
  },
});

const engagement = tagged('Contact and newsletter', {
  '/contact/submit': {
    post: {
      operationId: 'sendMessage',
      summary: 'Send a message to whoever runs this Recto',
      description:
        'It is answered by mail. 404 where there are no public pages. Wants the bot check of the action contact.',
      ...open,
      ...body(ContactBody),
      responses: answers(200, 'Sent', Said, 400, 404, 429),
    },
  },
  '/newsletter/subscribe': {
    post: {
      operationId: 'subscribeToNewsletter',
      summary: 'Ask for the newsletter; a mail with a link follows',
      description: 'The answer is the same for every address, known or not. 404 where there are no public pages.',
      ...open,
      ...body(NewsletterBody),
      responses: answers(200, 'The same whoever asks for whatever address', Said, 400, 404, 429),
    },
  },
  '/newsletter/confirm': {
    post: {
      operationId: 'confirmNewsletter',
      summary: 'Confirm a subscription by the link in the mail',
      description: 'Works once.',
      ...open,
      ...body(LinkBody),
      responses: answers(200, 'Confirmed', Said, 400, 409, 429),
    },
  },
  '/newsletter/unsubscribe': {
    post: {
      operationId: 'unsubscribeFromNewsletter',
      summary: 'End a subscription by the link in the mail',
      description: 'The address is forgotten.',
      ...open,
      ...body(LinkBody),
      responses: answers(200, 'Ended', Said, 400, 429),
    },
  },
});

export const visitorPaths = { ...freeTest, ...engagement };
