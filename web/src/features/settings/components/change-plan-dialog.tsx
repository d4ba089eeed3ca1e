/** Before a plan changes: what it costs, from when on, and what becomes of the credits. */
import type { PlanChoice, Subscription } from '#contracts/payment.js';
import { messageOf } from '../../../lib/api-error.js';
import { t } from '../../../lib/texts.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { toast } from '../../../ui/toast-list.js';
import { useChangePlan } from '../api/subscription.commands.js';
import { PLAN_TITLES } from '../../../entities/billing/plan-words.js';
import { stepTo } from '../model/plan-change.js';

interface ChangePlanDialogProps {
  choice: PlanChoice;
  booked: Subscription;
  onClose: () => void;
}

export function ChangePlanDialog({ choice, booked, onClose }: ChangePlanDialogProps) {
  const change = useChangePlan();
  const { kind, action, text } = stepTo(choice, booked);
  if (kind === 'none' || kind === 'never') return null;
  const run = async () => {
    try {
      await change.mutateAsync(choice);
    } catch (error) {
      toast.error(messageOf(error, t('Failed to change the plan')));
      return;
    }
    toast.success(
      kind === 'up'
        ? t('Your plan is {plan} now.', { plan: PLAN_TITLES[choice.plan] })
        : t('Your plan will be {plan}.', { plan: PLAN_TITLES[choice.plan] }),
    );
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('{action}?', { action })}
      footer={
        <>
          <Button autoFocus onClick={onClose} disabled={change.isPending}>
            {t('Cancel')}
          </Button>
          <Button look="primary" onClick={() => void run()} busy={change.isPending}>
            {action}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{text}</p>
    </Dialog>
  );
}
