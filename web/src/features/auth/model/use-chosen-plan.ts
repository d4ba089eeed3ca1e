/**
 * The plan of the address. A page that was drawn before anybody asked for it knows no address: it says the plan of most
 * visitors, and the browser must say the same at first, before it looks.
 */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useReady } from '../../../lib/ready.js';
import { chosenPlan, type ChosenPlan } from './chosen-plan.js';

const NOTHING = new URLSearchParams();

export function useChosenPlan(): ChosenPlan {
  const ready = useReady();
  const [params] = useSearchParams();
  return useMemo(() => chosenPlan(ready ? params : NOTHING), [ready, params]);
}
