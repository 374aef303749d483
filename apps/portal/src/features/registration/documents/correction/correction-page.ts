// What a correction adds to the form, in one file of code that loads when a request was sent back.
export { CorrectionEnd } from './correction-end.tsx'
export { CorrectionStep } from './correction-step.tsx'
export { followCorrection } from './follow-correction.ts'
export { correctionShowing } from './open-correction.ts'
