/** The screens of the workspace, in the order of the menu. */
import { FileDown, FileText, FileUp, LayoutDashboard, Settings, type LucideIcon } from 'lucide-react';
import { paths } from '../../entities/paths.js';
import { msg } from '../../lib/texts.js';

interface MenuItem {
  readonly to: string;
  readonly name: string;
  readonly about: string;
  readonly icon: LucideIcon;
  /** Nothing for those who may not. */
  readonly uploads?: true;
}

export const MENU: readonly MenuItem[] = [
  { to: paths.dashboard, name: msg('Dashboard'), about: msg('Overview and analytics'), icon: LayoutDashboard },
  { to: paths.upload, name: msg('Upload'), about: msg('Upload new documents'), icon: FileUp, uploads: true },
  { to: paths.documents, name: msg('Documents'), about: msg('Manage your documents'), icon: FileText },
  { to: paths.export, name: msg('Advanced Export'), about: msg('Export data with precision'), icon: FileDown },
  { to: paths.settings, name: msg('Settings'), about: msg('Account and workspace settings'), icon: Settings },
];
