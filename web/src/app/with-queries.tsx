/** The routes that ask the server: sign-in, sign-up and the workspace. */
import { Outlet } from 'react-router-dom';
import { Queries } from '../entities/account/queries.js';

export function WithQueries() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  );
}
