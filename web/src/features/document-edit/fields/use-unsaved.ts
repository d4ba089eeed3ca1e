/**
 * While there are unsaved changes, leaving the page asks first: another screen by the blocker, the browser's tab by
 * itself.
 */
import { useEffect } from 'react';
import { useBlocker, type Blocker } from 'react-router-dom';

export function useUnsaved(dirty: boolean): Blocker {
  const blocker = useBlocker(dirty);
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);
  return blocker;
}
