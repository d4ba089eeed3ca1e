import { specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import { contactDecider, ContactMessageDelivered, ContactMessageSubmitted } from './contact-message.js';

const { given } = specify(contactDecider);
const contactId = countedId(1);
const message = {
  contactId,
  subject: 'sales' as const,
  name: 'Ada Example',
  email: 'ada@example.test',
  company: '',
  message: 'Hello.',
};

describe('a contact message', () => {
  it('is submitted once, with all that was written', () => {
    given()
      .when({ type: 'SubmitMessage', ...message })
      .then(ContactMessageSubmitted(message));
    given(ContactMessageSubmitted(message))
      .when({ type: 'SubmitMessage', ...message })
      .thenNothing();
  });

  it('is delivered once, and only when there is one', () => {
    const deliver = { type: 'RecordDelivery', contactId } as const;
    given().when(deliver).thenNothing();
    given(ContactMessageSubmitted(message)).when(deliver).then(ContactMessageDelivered({ contactId }));
    given(ContactMessageSubmitted(message), ContactMessageDelivered({ contactId })).when(deliver).thenNothing();
  });
});
