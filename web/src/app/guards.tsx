/** Who may see which route. */
import { useLayoutEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../entities/paths.js';
import { currentSession, hasLeft, useMay, useSession } from '../entities/account/session.js';

/**
 * Leaves at once when the session ends, wherever that was noticed; signing in again leads back. Not who went by
 * themselves: the next to sign in may be somebody else.
 */
export function MembersOnly() {
  const wanted = useLocation();
  if (useSession()) return <Outlet />;
  return <Navigate to={paths.login} replace state={hasLeft() ? null : { wanted }} />;
}

/** For a screen on which there is nothing to look at. */
export function UploadersOnly() {
  return useMay('upload') ? <Outlet /> : <Navigate to={paths.documents} replace />;
}

/**
 * Looks once, on the way in and before anything is painted: a form that has just signed somebody in decides itself
 * where to go next. Not while drawing, because the first drawing of a page that came with its text must be the
 * visitor's.
 */
export function GuestsOnly() {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (currentSession()) void navigate(paths.dashboard, { replace: true });
  }, [navigate]);
  return <Outlet />;
}

export function UnknownPath() {
  return <Navigate to={useSession() ? paths.dashboard : paths.home} replace />;
}
