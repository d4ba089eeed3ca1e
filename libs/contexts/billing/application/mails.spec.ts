import { PRODUCT } from '#kernel/operator-switches.js';
import { bookedMail, canceledMail } from './mails.js';

const owner = { name: 'Ada', publicUrl: 'https://recto.example.test' };
const plain = (text: string) => text.replace(/\s+/g, ' ');

describe('mails about a subscription', () => {
  const booked = { plan: 'professional', billingCycle: 'annual', periodEnd: '2027-03-01T09:00:00.000Z' } as const;

  it('say what was booked, when it renews, and where it is canceled', () => {
    const { subject, text } = bookedMail(owner, { ...booked, paid: true });
    expect(subject).toBe(`Your ${PRODUCT} subscription`);
    expect(plain(text)).toContain('the plan Professional now, billed annually. It renews on 1 March 2027');
    expect(text).toContain('https://recto.example.test/settings?tab=subscription');
    expect(text).not.toContain('test checkout');
  });

  it('say that nothing was paid where nothing is', () => {
    expect(plain(bookedMail(owner, { ...booked, paid: false }).text)).toContain('Nothing was paid');
  });

  it('say when a canceled one ends', () => {
    const { subject, text } = canceledMail(owner, '2027-03-01T09:00:00.000Z');
    expect(subject).toBe(`Your ${PRODUCT} subscription was canceled`);
    expect(plain(text)).toContain('ends on 1 March 2027');
  });
});
