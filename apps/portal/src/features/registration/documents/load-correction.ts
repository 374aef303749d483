/** Only who corrects a request needs its code. */
export const loadCorrection = () => import('./correction/correction-page.ts')
