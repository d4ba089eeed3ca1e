import { deleteAfterProcessing } from './upload-form.js';

describe('the form of an upload', () => {
  it.each([
    [{ deleteAfterProcessing: 'true' }, true],
    [{ deleteAfterProcessing: 'false' }, false],
    [{}, false],
    [undefined, false],
  ])('%j', (fields, expected) => expect(deleteAfterProcessing(fields)).toBe(expected));

  it.each(['TRUE', 'True', '1', 'yes', 'on', '', ' true', ['true', 'true'], 'FALSE', '0'])('refuses %j', (said) => {
    expect(() => deleteAfterProcessing({ deleteAfterProcessing: said })).toThrow(
      'deleteAfterProcessing must be "true" or "false".',
    );
  });
});
