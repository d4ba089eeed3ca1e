/** Telling whoever runs Recto what is worth knowing: one line each time. */
type LogLevel = 'info' | 'warn' | 'error';

/** @param facts stand beside the message by name; one named `error` is shown with its stack. No personal data. */
export type Log = (level: LogLevel, message: string, facts: Readonly<Record<string, unknown>>) => void;
