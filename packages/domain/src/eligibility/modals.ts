/** The keys of the eligibility page's modal windows. Their texts are settings. */
export const eligibilityModals = ['eligibilityOnLoad', 'eligibilityConfirm', 'eligibilityExit'] as const
export type EligibilityModal = (typeof eligibilityModals)[number]

/** When each window opens: with the page, before the check is sent, and when leaving. */
export const eligibilityModalFor = {
  open: 'eligibilityOnLoad',
  check: 'eligibilityConfirm',
  exit: 'eligibilityExit',
} as const satisfies Record<'open' | 'check' | 'exit', EligibilityModal>
