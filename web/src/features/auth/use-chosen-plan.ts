/**
 * The plan of the address. A page that was drawn before anybody asked for it knows no address: it says the plan of most visitors, and the browser
 * must say the same at first, before it looks.
 */
import { useMemo, useSyncExternalStore } from 'react';
import { chosenPlan, type ChosenPlan } from './chosen-plan.js';

const never = () => () => undefined;

export function useChosenPlan(): ChosenPlan {
  const search = useSyncExternalStore(
    never,
    () => location.search,
    () => '',
  );
  return useMemo(() => chosenPlan(new URLSearchParams(search)), [search]);
}
