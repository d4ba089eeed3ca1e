/** The screens of the workspace, in the order of the menu. */
import { FileDown, FileText, FileUp, LayoutDashboard, Settings, type LucideIcon } from 'lucide-react';

interface MenuItem {
  readonly to: string;
  readonly name: string;
  readonly about: string;
  readonly icon: LucideIcon;
  /** Nothing for those who only look. */
  readonly changes?: true;
}

export const MENU: readonly MenuItem[] = [
  { to: '/dashboard', name: 'Dashboard', about: 'Overview and analytics', icon: LayoutDashboard },
  { to: '/upload', name: 'Upload', about: 'Upload new documents', icon: FileUp, changes: true },
  { to: '/documents', name: 'Documents', about: 'Manage your documents', icon: FileText },
  { to: '/export', name: 'Advanced Export', about: 'Export data with precision', icon: FileDown },
  { to: '/settings', name: 'Settings', about: 'Account and workspace settings', icon: Settings },
];
