/**
 * Files that somebody chose, dropped or pasted, on whatever screen: those that may be uploaded go up, the others are
 * kept with the reason until they were seen on the upload page. Whether originals are deleted is what the upload page
 * says, and off elsewhere.
 */
import { subscribeToMember } from '../../../entities/account/session.js';
import { sorted, type Rejection } from './acceptance.js';
import { addUploads } from './uploads.js';

interface Intake {
  readonly rejected: readonly Rejection[];
  readonly deleteAfterProcessing: boolean;
}

const NOTHING: Intake = { rejected: [], deleteAfterProcessing: false };
let intake = NOTHING;
const listeners = new Set<() => void>();

export const currentIntake = (): Intake => intake;

export function subscribeToIntake(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function offerFiles(files: readonly File[]): void {
  const { accepted, rejected } = sorted(files);
  change({ rejected });
  addUploads(accepted, intake.deleteAfterProcessing);
}

export const dismissRejected = (): void => change({ rejected: [] });
export const chooseToDelete = (deleteAfterProcessing: boolean): void => change({ deleteAfterProcessing });

function change(part: Partial<Intake>): void {
  intake = { ...intake, ...part };
  for (const listener of listeners) listener();
}

subscribeToMember(() => change(NOTHING));
