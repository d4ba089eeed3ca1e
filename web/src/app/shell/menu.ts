/** The screens of the workspace, in the order of the menu. */
import { FileDown, FileText, FileUp, LayoutDashboard, Settings, type LucideIcon } from 'lucide-react';
import { paths } from '../../entities/paths.js';

interface MenuItem {
  readonly to: string;
  readonly name: string;
  readonly about: string;
  readonly icon: LucideIcon;
  /** Nothing for those who may not. */
  readonly uploads?: true;
}

export const MENU: readonly MenuItem[] = [
  { to: paths.dashboard, name: 'Dashboard', about: 'Overview and analytics', icon: LayoutDashboard },
  { to: paths.upload, name: 'Upload', about: 'Upload new documents', icon: FileUp, uploads: true },
  { to: paths.documents, name: 'Documents', about: 'Manage your documents', icon: FileText },
  { to: paths.export, name: 'Advanced Export', about: 'Export data with precision', icon: FileDown },
  { to: paths.settings, name: 'Settings', about: 'Account and workspace settings', icon: Settings },
];
