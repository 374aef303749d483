/** The modal windows of the eligibility page. Their words are settings; these are their keys. */
export const eligibilityModals = ['eligibilityOnLoad', 'eligibilityConfirm', 'eligibilityExit'] as const
export type EligibilityModal = (typeof eligibilityModals)[number]

/** When each opens: as the page opens, before the check is sent, and on the way out. */
export const eligibilityModalFor = {
  open: 'eligibilityOnLoad',
  check: 'eligibilityConfirm',
  exit: 'eligibilityExit',
} as const satisfies Record<'open' | 'check' | 'exit', EligibilityModal>
