/** What the eligibility check opens with, beside the time: the early script asks for it, and the page before it is drawn. */
export const callsOfCheck = [
  '/registration-period/get-all',
  '/setting/get-all',
  '/modal-windows/get-all',
  '/fields-help/get-all',
] as const
