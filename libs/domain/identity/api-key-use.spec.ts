import { anyMember, specify } from '#kernel/testing/given-when-then.js';
import { countedId } from '../../../tests/counting-ids.js';
import { ApiKeyUsed, apiKeyUseDecider } from './api-key-use.js';

const { given } = specify(apiKeyUseDecider);
const key = { workspaceId: countedId(1), keyId: countedId(11) };
const note = { type: 'NoteUse', ...key } as const;
const used = (day: string) => ApiKeyUsed({ ...key, day });
const at = (now: string) => ({ ...anyMember, now });

describe('using an API key', () => {
  it('is noted once a day of UTC, however often it is used', () => {
    given().when(note, at('2026-03-01T23:59:59.999Z')).then(used('2026-03-01'));
    given(used('2026-03-01')).when(note, at('2026-03-01T23:59:59.999Z')).thenNothing();
    given(used('2026-03-01')).when(note, at('2026-03-02T00:00:00.000Z')).then(used('2026-03-02'));
  });

  it('never goes back, when the clocks of two processes disagree', () => {
    given(used('2026-03-02')).when(note, at('2026-03-01T23:59:59.999Z')).thenNothing();
  });
});
