import { z } from 'zod';
import { defineEvent } from '#kernel/event.js';
import { EventRegistry, UnknownEventType } from './event-registry.js';

const Counted = defineEvent({ name: 'Counted', version: 1, schema: z.strictObject({ by: z.int() }) });

describe('the event registry', () => {
  it('knows each type by its name', () => {
    const registry = new EventRegistry([Counted]);
    expect(registry.get('Counted')).toBe(Counted);
    expect(registry.names()).toEqual(['Counted']);
  });

  it('names the type it does not know', () => {
    expect(() => new EventRegistry([]).get('Counted')).toThrow(UnknownEventType);
    expect(() => new EventRegistry([]).get('constructor')).toThrow('constructor');
  });

  it('refuses two declarations of one name', () => {
    expect(() => new EventRegistry([Counted, Counted])).toThrow('Counted is declared twice');
  });
});
