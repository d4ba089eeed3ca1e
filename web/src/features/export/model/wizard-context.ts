/** The wizard and its actions, for the parts of its screen. */
import { createContext, use } from 'react';
import type { ExportField } from '#contracts/export-fields.js';
import type { DocumentSummary } from '../../../entities/documents/wire.js';
import type { Change, Wizard } from './wizard.js';

export interface WizardTools {
  readonly wizard: Wizard;
  readonly change: (change: Change) => void;
  /** Of the chosen documents. */
  readonly fields: readonly ExportField[];
  /** What the filters leave; undefined until it is known. */
  readonly listed: readonly DocumentSummary[] | undefined;
  /** Makes the preview and goes there, or says why not. */
  readonly preview: () => Promise<void>;
  readonly previewing: boolean;
  readonly download: () => void;
  readonly downloading: boolean;
}

export const WizardContext = createContext<WizardTools | null>(null);

export function useWizard(): WizardTools {
  const tools = use(WizardContext);
  if (!tools) throw new Error('the parts of the wizard stand inside the export page');
  return tools;
}
