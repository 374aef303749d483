import { type FormModal, staysOnPositive } from '@milgo/domain/application/modals'
import type { ModalAnswer } from '../../lib/use-modal-windows.tsx'

/** Whether the form is left after its window was answered; one that was put away, or has led elsewhere, leaves nothing to do. */
export const isLeaving = (
  modal: FormModal,
  { isAsked, isPositive, isDismissed, isLedAway }: ModalAnswer,
): boolean => !isAsked || (!isDismissed && !isLedAway && isPositive !== staysOnPositive(modal))
