import { type FormModal, staysOnPositive } from '@milgo/domain/application/modals'
import type { ModalAnswer } from '../../lib/use-modal-windows.tsx'

/**
 * Returns whether the form is left after its window was answered. A dismissed window, or one that has led elsewhere,
 * means no.
 */
export const isLeaving = (
  modal: FormModal,
  { isAsked, isPositive, isDismissed, isLedAway }: ModalAnswer,
): boolean => !isAsked || (!isDismissed && !isLedAway && isPositive !== staysOnPositive(modal))
