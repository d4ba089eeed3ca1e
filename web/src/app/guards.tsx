/** Who may see which route. */
import { useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { currentSession, useSession } from '../lib/session.js';

/** Leaves at once when the session ends, wherever that was noticed. */
export function MembersOnly() {
  return useSession() ? <Outlet /> : <Navigate to="/login" replace />;
}

/** Looks once, on the way in: a form that has just signed somebody in decides itself where to go next. */
export function GuestsOnly() {
  const [wasSignedIn] = useState(() => currentSession() !== null);
  return wasSignedIn ? <Navigate to="/dashboard" replace /> : <Outlet />;
}

export function UnknownPath() {
  return <Navigate to={useSession() ? '/dashboard' : '/'} replace />;
}
