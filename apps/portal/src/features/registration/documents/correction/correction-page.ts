// The code of a correction in one chunk, which is loaded only when a request was returned.
export { CorrectionEnd } from './correction-end.tsx'
export { CorrectionStep } from './correction-step.tsx'
export { followCorrection } from './follow-correction.ts'
export { correctionShowing } from './open-correction.ts'
