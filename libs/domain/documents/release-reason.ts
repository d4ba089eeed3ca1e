/** Why the credit of a document that could not be read comes back, by the code it failed with. */
export const releaseReason = (code: string): 'timed_out' | 'failed' => (code === 'timed_out' ? code : 'failed');
