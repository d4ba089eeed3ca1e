/** The API described: what needs no account: the free test, the contact form, the newsletter. */
import { ContactBody, LinkBody, NewsletterBody, Said } from '../engagement.js';
import { FreeTestResult, FreeTestUsage } from '../free-test.js';
import { answers, content, fileForm, json, open } from './parts.js';

export const visitorPaths = {
  '/free-test/usage': {
    get: {
      summary: 'Free tests left today for where you come from',
      ...open,
      responses: answers(200, 'Left, limit, and when it begins anew', FreeTestUsage),
    },
  },
  '/free-test/upload': {
    post: {
      summary: 'Read one picture without an account; nothing is kept',
      ...open,
      requestBody: { content: fileForm('PNG, JPEG or GIF, at most 2 MB') },
      responses: answers(200, 'What stands on it, how sure, and where', FreeTestResult, 400, 413, 415, 422, 429),
    },
  },
  '/contact/submit': {
    post: {
      summary: 'Send a message to whoever runs this Recto',
      ...open,
      requestBody: { content: content(json(ContactBody, 'input')) },
      responses: answers(200, 'Sent', Said, 400, 429),
    },
  },
  '/newsletter/subscribe': {
    post: {
      summary: 'Ask for the newsletter; a mail with a link follows',
      ...open,
      requestBody: { content: content(json(NewsletterBody, 'input')) },
      responses: answers(200, 'The same whoever asks for whatever address', Said, 400, 429),
    },
  },
  '/newsletter/confirm': {
    post: {
      summary: 'Confirm a subscription by the link in the mail, once',
      ...open,
      requestBody: { content: content(json(LinkBody, 'input')) },
      responses: answers(200, 'Confirmed', Said, 400, 409, 429),
    },
  },
  '/newsletter/unsubscribe': {
    post: {
      summary: 'End a subscription by the link in the mail',
      ...open,
      requestBody: { content: content(json(LinkBody, 'input')) },
      responses: answers(200, 'Ended', Said, 400, 429),
    },
  },
};
